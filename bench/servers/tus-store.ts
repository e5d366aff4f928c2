/** Keeps uploads by the tus protocol below `FOLDER`, by the protocol's own server and store. */
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';

const server = new Server({
  path: '/files',
  datastore: new FileStore({ directory: process.env.FOLDER ?? '' }),
  // Behind a proxy, the address of the server is not the one that browsers know.
  relativeLocation: true,
});
server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
