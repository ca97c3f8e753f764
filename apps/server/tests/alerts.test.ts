import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parser } from '@prometheus-io/lezer-promql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { noteBackup } from '../src/commands/backup/note-backup.ts'
import { findAdapter } from '../src/adapters/sources/adapters.ts'
import { createQuota } from '../src/adapters/sources/calls/quota.ts'
import { readQuotaUse } from '../src/adapters/sources/calls/read-quota-use.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

const FILE = fileURLToPath(new URL('../../../docs/operation/alerts.yml', import.meta.url))

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly annotations: Readonly<Record<string, string>>
}

const { groups } = parse(readFileSync(FILE, 'utf8')) as { groups: readonly { rules: readonly Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

/** Where the grammar of PromQL does not know what it reads. */
function faultsOf(expr: string): string[] {
  const faults: string[] = []
  parser.parse(expr).iterate({
    enter: ({ type, from, to }) => void (type.isError && faults.push(expr.slice(from, to) || `at ${from}`)),
  })
  return faults
}

/** Names of metrics that an expression reads. */
function metricsOf(expr: string): string[] {
  const names: string[] = []
  parser.parse(expr).iterate({
    enter({ name, node, from, to }) {
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') names.push(expr.slice(from, to))
    },
  })
  return names
}

describe('alerts', () => {
  it('[SAFE-29] are rules whose every expression parses and whose only annotation is a sentence', () => {
    expect(rules.length).toBeGreaterThan(10)
    expect(faultsOf('sum(up{')).not.toEqual([])
    for (const { alert, expr, annotations } of rules) {
      expect([alert, faultsOf(expr)]).toEqual([alert, []])
      expect([alert, Object.keys(annotations)]).toEqual([alert, ['summary']])
    }
  })

  it.skipIf(spawnSync('promtool', ['--version']).error !== undefined)(
    '[SAFE-29] are valid for promtool (skipped where it is not installed: apt-get install prometheus)',
    () => {
      const { status, stderr } = spawnSync('promtool', ['check', 'rules', FILE], { encoding: 'utf8' })
      expect([status, stderr]).toEqual([0, ''])
    },
  )

  describe('of a running server', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer()
    })
    afterAll(() => server.stop())

    const metricText = async () => (await server.context.metrics.render()).text

    it('[SAFE-29] read metrics that it has', async () => {
      server.context.metrics.watchDisk('/')
      const text = await metricText()
      // The one of Prometheus itself.
      const names = rules.flatMap(({ expr }) => metricsOf(expr)).filter((name) => name !== 'up')
      const unknown = names.filter(
        (name) => !text.includes(`# TYPE ${name.replace(/_(count|bucket)$/u, '')} `),
      )
      expect(names.length).toBeGreaterThan(10)
      expect(unknown).toEqual([])
    })

    it('[SAFE-29] know the age of the last backup, and of a database without one', async () => {
      const ageOf = async () => (await server.context.queries.backlog.readBacklog()).overdue.lastBackupSeconds
      await server.sql(`update migrations set applied_at = applied_at - interval '3 days'`)
      expect(await ageOf()).toBeGreaterThan(3 * 86_400 - 1)
      const { databaseUrl } = server.context.config
      if (databaseUrl) await noteBackup(server.context.config)
      else await server.sql('insert into last_backup (made_at) values (now())')
      expect(await ageOf()).toBeLessThan(3600)
      await server.sql(`update last_backup set made_at = now() - interval '27 hours'`)
      expect(await ageOf()).toBeGreaterThan(93_600)
    })

    it('[SAFE-29] know how much of the quota of a source is used up, in windows that are not over', async () => {
      const { database } = server.context
      const connected = [{ name: 'fssp', url: 'http://127.0.0.1:1', key: 'k' }]
      const shares = async () =>
        (await readQuotaUse(database, connected)).map(({ seconds, share }) => [seconds, share])
      expect(await shares()).toEqual([
        [3600, 0],
        [86_400, 0],
      ])
      const { quotas } = findAdapter('fssp').terms.limits
      const take = createQuota(database, 'fssp', quotas)
      for (let call = 0; call < 90; call++) await take()
      expect(await shares()).toEqual([
        [3600, 0.9],
        [86_400, 0.09],
      ])
      await server.sql(`update rate_limits set expire = 0 where key like 'source-fssp-3600%'`)
      expect(await shares()).toEqual([
        [3600, 0],
        [86_400, 0.09],
      ])
    })

    it('[SAFE-29] do not count a job that waits for its time as stuck', async () => {
      await server.sql(
        `insert into pgboss.job (name, created_on, start_after, state)
           select name, now() - interval '1 hour', now() + interval '1 day', 'created'
           from pgboss.queue where name = 'ask-source'`,
      )
      const ageOf = async () =>
        (await server.context.queries.backlog.readBacklog()).jobs.find(
          ({ name, state }) => name === 'ask-source' && state === 'created',
        )
      expect(await ageOf()).toMatchObject({ count: 1, oldestSeconds: 0 })
      await server.sql(
        `update pgboss.job set start_after = now() - interval '10 minutes' where name = 'ask-source'`,
      )
      expect((await ageOf())?.oldestSeconds).toBeGreaterThan(590)
    })
  })
})
