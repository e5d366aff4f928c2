/** The proxy as textbooks build it: well-known middleware with its defaults in front of http-proxy-middleware. */
import { createServer } from 'node:http';
import express from 'express';
import session from 'express-session';
import helmet from 'helmet';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { pinoHttp } from 'pino-http';

const target = process.env.UPSTREAM_URL ?? '';
const app = express();
app.use(pinoHttp());
app.use(helmet());
app.use(session({ secret: 'bench', resave: false, saveUninitialized: true }));
app.use(createProxyMiddleware({ target, pathFilter: ['/api', '/zuul'], changeOrigin: true }));
createServer(app).listen(Number(process.env.PORT), '127.0.0.1');
