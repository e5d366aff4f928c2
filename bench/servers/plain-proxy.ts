/** Express with http-proxy-middleware and nothing else: what the framework itself costs. */
import { createServer } from 'node:http';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

const target = process.env.UPSTREAM_URL ?? '';
const app = express();
app.use(createProxyMiddleware({ target, pathFilter: ['/api', '/zuul'] }));
createServer(app).listen(Number(process.env.PORT), '127.0.0.1');
