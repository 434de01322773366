/** Endings of addresses that mail programs know: countries, the most used others, and the reserved ones of examples. */
const COUNTRIES =
  'ac ad ae af ag ai al am ao ar as at au aw az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cx cy cz de dj dk dm do dz ec ee eg es et eu fi fj fm fo fr ga gd ge gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr st su sv sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw';
const OTHERS =
  'aero app asia biz blog buzz bond cat cfd click cloud club com coop cyou dev edu example fun gov icu info ink int invalid jobs link live lol mil mobi monster museum name net news one online org page pro quest rest sbs shop site store tech tel test today top travel vip website wiki work world xin xyz zip рф';
const TOP_LEVEL = new Set(`${COUNTRIES} ${OTHERS}`.split(' '));

/** Names of products and legal forms that look like a host. */
const NO_HOSTS = new Set(['ado.net', 'asp.net', 'co.kg', 'draw.io', 'ml.net', 'socket.io', 'vb.net']);
/** Hosts of one letter that shorten addresses, so that they are one however they are written. */
const SHORTENERS = new Set('a.co g.co j.mp m.me q.gs s.id t.co t.ly t.me u.to v.gd x.co'.split(' '));

const EXPLICIT = /\b(?:https?|s?ftp|file|webcal):[\\/]{2}\S*|\bwww[.。．｡][^\s.。．｡]\S*/iu;
const HOST_AND_PATH =
  /(?<![\p{L}\p{N}@-])((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?[.。．｡])+(\p{L}{2,}))\/[^\s]*/gu;

/**
 * The first part of a text that mail programs turn into a link: an address with its scheme, one that begins with www,
 * or a host with a path. "React/Node.js/TypeScript" has none, nor "Müller u.Co/KG".
 */
export function findLinkedPart(text: string): string | undefined {
  const [explicit] = EXPLICIT.exec(text) ?? [];
  if (explicit !== undefined) return explicit;
  for (const [part, host = '', ending = ''] of text.matchAll(HOST_AND_PATH))
    if (TOP_LEVEL.has(ending.toLowerCase()) && isHost(host.replace(/[。．｡]/gu, '.'))) return part;
  return undefined;
}

function isHost(host: string): boolean {
  const folded = host.toLowerCase();
  if (NO_HOSTS.has(folded)) return false;
  // "u.Co" is an abbreviation: people write hosts of one letter in lower case.
  return !/^\p{L}\.\p{L}+$/u.test(host) || host === folded || SHORTENERS.has(folded);
}
