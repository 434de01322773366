import { ABSENT_WORD, RARE_WORD } from '../dataset/content.ts';

/**
 * The statement of each baseline, prepared once, with the finished JSON in its only column. Everything that
 * the product does beyond it lowers the ratio.
 */
export type Statement = {
  text: string;
  /** Runs on a connection with the planner settings that the product uses for fuzzy matches. */
  lookup?: boolean;
};

const POST = `json_build_object(
  'id', p.id, 'content', p.content, 'type', p.type,
  'author', json_build_object('name', u.first_name || ' ' || u.last_name, 'jobTitle', u.job_title,
    'company', u.company, 'username', coalesce(u.username, u.id::text)),
  'likes', p.likes, 'comments', p.comments, 'shares', p.shares)`;

/** Twenty posts after a cursor, without their links: no post of the dataset has one. */
const feedAfter = (condition: string) => `
  select coalesce(json_agg(item order by created_at desc, id desc), '[]')::text as json from (
    select p.created_at, p.id, ${POST} as item
    from posts p join users u on u.id = p.user_id
    where p.is_published and p.deleted_at is null and u.is_active ${condition}
    order by p.created_at desc, p.id desc limit 20) as page`;

/** The first page of the directory for one condition. */
const directory = (condition: string, hits = 'businesses') => `
  select coalesce(json_agg(json_build_object(
      'id', b.id, 'slug', b.slug, 'name', b.name, 'description', b.description,
      'shortDescription', b.short_description, 'industry', b.industry, 'category', b.category,
      'city', b.city, 'state', b.state, 'services', b.services, 'reviewCount', b.review_count)
    order by page.directory_place, page.name, page.id), '[]')::text as json
  from (select id, directory_place, name from ${hits} as businesses
    where ${condition} order by directory_place, name, id limit 20) as page
  join businesses b on b.id = page.id`;

const PUBLIC = 'is_active and deleted_at is null';
const words = (search: string) => `${PUBLIC} and search_document @@ directory_query('${search}')`;

export const STATEMENTS: Record<string, Statement> = {
  feed: { text: feedAfter('') },
  feedAfter: { text: feedAfter('and (p.created_at, p.id) < ($1::timestamptz, $2::int)') },
  profile: {
    text: `select json_build_object('id', u.id, 'username', u.username, 'firstName', u.first_name,
        'lastName', u.last_name, 'jobTitle', u.job_title, 'company', u.company, 'bio', u.bio,
        'skills', u.skills, 'interests', u.interests, 'lookingFor', u.looking_for,
        'servicesOffered', u.services_offered,
        'connectionCount', (select count(*) from connections where user_id = u.id and status = 'accepted')
          + (select count(*) from connections where connected_user_id = u.id and status = 'accepted'))::text as json
      from users u where u.username = $1 and u.is_active and u.erased_at is null`,
  },
  article: {
    text: `select json_build_object('id', id, 'slug', slug, 'title', title, 'summary', summary,
        'content', content, 'author', author, 'category', category, 'tags', tags)::text as json
      from articles where slug = $1 and is_published`,
  },
  directoryAll: { text: directory(PUBLIC) },
  directorySelective: { text: directory(words(RARE_WORD)) },
  directoryBroad: { text: directory(words('bakery')) },
  directoryPrefix: { text: directory(words('ba')) },
  directoryFilter: { text: directory(`${PUBLIC} and directory_keys @> array['retail']`) },
  // The planner would otherwise scan the whole directory in its sort order.
  directoryAbsent: { lookup: true, text: directory(words(ABSENT_WORD)) },
  directoryAlike: {
    lookup: true,
    text: directory(
      'true',
      `(select id, directory_place, name from businesses
        where ${PUBLIC} and public.fold_text('${ABSENT_WORD}') <% public.fold_text(name) limit 200)`,
    ),
  },
  members: {
    text: `select coalesce(json_agg(json_build_object('id', id, 'username', username, 'firstName', first_name,
        'lastName', last_name, 'jobTitle', job_title, 'company', company)), '[]')::text as json
      from (select * from users where search_document @@ to_tsquery('simple', $1) and is_active and erased_at is null
        limit 10) as found`,
  },
  like: {
    text: `with liked as (insert into post_likes (user_id, post_id) values ($1, $2) on conflict do nothing returning 1)
      update posts set likes = likes + (select count(*) from liked)::int where id = $2
      returning json_build_object('id', id, 'likes', likes)::text as json`,
  },
  friendsOfFriends: {
    text: `
      with friends as (
        select connected_user_id as id from connections where user_id = $1 and status = 'accepted'
        union all
        select user_id from connections where connected_user_id = $1 and status = 'accepted'
      ),
      steps as (
        select connected_user_id as id from connections
          where user_id in (select id from friends) and status = 'accepted'
        union all
        select user_id from connections
          where connected_user_id in (select id from friends) and status = 'accepted'
      ),
      best as (
        select steps.id, users.first_name, users.last_name, users.job_title, count(*) as mutual
        from steps join users using (id)
        where steps.id <> $1 and steps.id not in (select id from friends) and users.is_active
        group by steps.id, users.first_name, users.last_name, users.job_title
        order by mutual desc, steps.id limit 6
      )
      select coalesce(json_agg(best), '[]')::text as json from best`,
  },
};
