import pg from 'pg';

/** Address of a PostgreSQL for tests: what `DATABASE_URL` names, else the standard local port; undefined without one. */
export async function findPostgres(): Promise<string | undefined> {
  for (const url of candidates()) if (await isReachable(url)) return url;
  return undefined;
}

function candidates(): string[] {
  return process.env.DATABASE_URL
    ? [process.env.DATABASE_URL]
    : ['postgres://postgres@127.0.0.1:5432/test', 'postgres://postgres@127.0.0.1:5432/postgres'];
}

async function isReachable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
