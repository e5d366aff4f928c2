/** Express with a parser of forms and nothing else: writes the file of each form below `FOLDER`, as pages of examples do. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import express from 'express';

const folder = process.env.FOLDER ?? '';
const app = express();
app.post('/form', (request, response) => {
  const parser = new Busboy({
    headers: { ...request.headers, 'content-type': request.get('content-type') ?? '' },
  });
  const name = randomUUID();
  parser.on('file', (_field, file) => {
    pipeline(file, createWriteStream(join(folder, name))).then(
      () => response.json({ url: `/${name}` }),
      () => response.destroy(),
    );
  });
  pipeline(request, parser).catch(() => response.destroy());
});
app.listen(Number(process.env.PORT), '127.0.0.1');
