import type pg from 'pg';

/**
 * The plainest "people you may know": members two steps away, most mutual connections first. No terms, no
 * exclusions beyond one's own connections, no explanation; one named statement on an ordinary pool.
 */
export async function friendsOfFriends(pool: pg.Pool, memberId: number): Promise<unknown[]> {
  const { rows } = await pool.query({
    name: 'friends-of-friends',
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
      )
      select steps.id, users.first_name, users.last_name, users.job_title, count(*) as mutual
      from steps join users using (id)
      where steps.id <> $1 and steps.id not in (select id from friends) and users.is_active
      group by steps.id, users.first_name, users.last_name, users.job_title
      order by mutual desc, steps.id
      limit 6`,
    values: [memberId],
  });
  return rows;
}
