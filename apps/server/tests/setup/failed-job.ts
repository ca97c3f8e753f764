import type { TestServer } from './test-server.ts'

/** A job that failed for good; tried again it finds nothing to do. */
export async function failedJob(server: TestServer): Promise<string> {
  const [row] = await server.sql(
    `insert into pgboss.job (name, data, state, retry_count, created_on, started_on, completed_on)
     values ('call-affiliate', jsonb_build_object('outboxId', gen_random_uuid()), 'failed', 5, now(), now(), now())
     returning id`,
  )
  return String(row?.['id'])
}
