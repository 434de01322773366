import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import pg from 'pg';
import { STATEMENTS } from './statements.ts';

/**
 * The baselines as one small server: L0 responds with constant bytes, L1 sends one prepared statement over
 * a pipelined connection and passes on the JSON that PostgreSQL built. No framework, sessions, log or
 * validation: an upper bound of what Node can serve from PostgreSQL over HTTP.
 */
const SEARCH_PATH = '-c search_path=app,ops,public';
const LOOKUP = '-c enable_seqscan=off -c enable_indexscan=off -c pg_trgm.word_similarity_threshold=0.4';
/** About the size of a page of the feed. */
const CONSTANT = JSON.stringify('x'.repeat(9_000));

const connectionString = process.env['DATABASE_URL'];
const open = async (options: string) => {
  const client = new pg.Client({ connectionString, options, pipeline: true });
  await client.connect();
  return client;
};
const client = await open(SEARCH_PATH);
const lookups = await open(`${SEARCH_PATH} ${LOOKUP}`);

/** `/{statement}?{value}&{value}`, every value as JSON; statements joined by `+` run one after the other. */
async function answer(url: string): Promise<string> {
  const [path = '', query] = url.split('?', 2);
  if (path === '/constant') return CONSTANT;
  const values: unknown[] =
    query === undefined ? [] : query.split('&').map((value) => JSON.parse(decodeURIComponent(value)));
  let json = '';
  for (const name of path.slice(1).split('+')) {
    const statement = STATEMENTS[name];
    if (!statement) throw new Error(`There is no baseline ${name}.`);
    const { rows } = await (statement.lookup ? lookups : client).query<{ json: string }>({
      name,
      text: statement.text,
      values,
    });
    json = rows[0]?.json ?? 'null';
  }
  return json;
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const json = await answer(request.url ?? '/');
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(json),
    });
    response.end(json);
  } catch (error) {
    response.writeHead(500, { 'content-type': 'text/plain' });
    response.end(String(error));
  }
}

createServer((request, response) => void respond(request, response)).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
);
