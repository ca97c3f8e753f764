import type { DevServer } from '@proverka/dev-env'
import { expect } from '../fixtures.ts'
import { test } from '../services-of-others.ts'
import { openConsole } from './operator.ts'

/** A job that failed for good; tried again it finds nothing to do. */
const failJob = (server: DevServer) =>
  server.context.database.runRawSql(
    `insert into pgboss.job (name, data, state, retry_count, created_on, started_on, completed_on)
     values ('call-affiliate', jsonb_build_object('outboxId', gen_random_uuid()), 'failed', 5, now(), now(), now())`,
    [],
  )

test('[CONSOLE-15] [CONSOLE-16] sources are listed with the failing first, and a failed job begins again by keys', async ({
  page,
  services: { server },
}) => {
  await failJob(server)
  // The cadastral register answers, the bailiffs do not.
  await server.context.database.runRawSql(
    `insert into source_calls (source, service, at, duration_ms, failure, cost_kopecks)
     select name, 'test', now() - n * interval '1 minute', 800,
            case when name = 'ФССП' then 'source-timeout' end, 0
       from unnest(array['ФССП', 'ЕГРН']) name, generate_series(1, 12) n`,
    [],
  )
  await openConsole(page, `${server.originOf('realty').replace('realty.', 'console.')}/health`)

  const sources = page.getByRole('table', { name: 'Источники' }).getByRole('row')
  await expect(sources.nth(1)).toContainText('ФССП')
  await expect(sources.nth(1)).toContainText('молчит')
  await expect(sources.nth(1)).toContainText('Проверьте доступ и договор')
  const register = sources.filter({ hasText: 'ЕГРН' })
  await expect(register).toContainText('отвечает')
  // A source that was not asked is not said to answer.
  await expect(sources.filter({ hasText: 'ГИБДД' })).toContainText(/не\sизмерено/)

  const jobs = page.getByRole('grid', { name: /Задания/ })
  await expect(jobs.getByRole('row')).toHaveCount(2)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /^Начать заново/ })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Все задания сделаны.')).toBeVisible()
})
