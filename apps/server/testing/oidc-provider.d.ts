/** What the tests use of it; it comes without types. */
declare module 'oidc-provider' {
  import type { Server } from 'node:http';

  type Account = { accountId: string; claims(): { sub: string; [claim: string]: unknown } };
  type Configuration = {
    clients: { client_id: string; client_secret: string; redirect_uris: string[] }[];
    claims: Record<string, string[]>;
    cookies: { keys: string[] };
    findAccount(context: unknown, accountId: string): Account | undefined;
  };

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    listen(port: number, host: string, onListening: () => void): Server;
  }
}
