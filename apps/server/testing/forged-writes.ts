const json = 'application/json';
const evil = 'https://evil.example';

export type ForgedWrite = { name: string; headers: Record<string, string>; status: 403 | 415 };

/** The ways in which another site can make a member's browser send a write, and the expected statuses. */
export const FORGED_WRITES: ForgedWrite[] = [
  crossSite('fetch from another site', json),
  {
    name: 'fetch from a sister domain',
    headers: { 'sec-fetch-site': 'same-site', origin: 'http://blog.localhost', 'content-type': json },
    status: 403,
  },
  {
    name: 'fetch without an origin',
    headers: { 'sec-fetch-site': 'cross-site', 'content-type': json },
    status: 403,
  },
  fromOrigin('an older browser', evil),
  fromOrigin('a sandboxed frame', 'null'),
  fromOrigin('a look-alike origin', 'http://127.0.0.1.evil.example'),
  fromOrigin('another port', 'http://127.0.0.1:1'),
  fromOrigin('a broken origin', 'not an origin'),
  crossSite('a form with files', 'multipart/form-data; boundary=x'),
  crossSite('a plain form', 'application/x-www-form-urlencoded'),
  crossSite('a text form', 'text/plain'),
  hidden('a form that hides its origin', 'application/x-www-form-urlencoded'),
  hidden('a text form that hides its origin', 'text/plain'),
  hidden('files that hide their origin', 'multipart/form-data; boundary=x'),
];

function crossSite(name: string, type: string): ForgedWrite {
  return {
    name,
    headers: { 'sec-fetch-site': 'cross-site', origin: evil, 'content-type': type },
    status: 403,
  };
}

function fromOrigin(name: string, origin: string): ForgedWrite {
  return { name, headers: { origin, 'content-type': json }, status: 403 };
}

function hidden(name: string, type: string): ForgedWrite {
  return { name, headers: { 'content-type': type }, status: 415 };
}
