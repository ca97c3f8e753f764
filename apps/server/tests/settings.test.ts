import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { parse } from 'yaml'
import { makeSettingsFiles } from '../settings-pages.ts'
import type { Meaning, Setting } from '../src/commands/settings/setting.ts'
import { SETTING_GROUPS, SETTING_SCHEMAS } from '../src/commands/settings/settings.ts'
import { REPOSITORY } from '../src/platform/locations.ts'

const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8')
const settings = new Map(
  Object.values(SETTING_GROUPS).flatMap(({ settings: group }) => Object.entries<Meaning | Setting>(group)),
)
const page = read('docs/operation/settings.md')

describe('every setting', () => {
  it.each(Object.entries(makeSettingsFiles()))(
    'is described by %s as the code has it (npm run settings)',
    (file, text) => {
      expect(read(file)).toBe(text)
    },
  )

  it('that a server reads is in a group, and those of commands beside them', () => {
    const names = [...settings].filter(([, setting]) => 'schema' in setting).map(([name]) => name)
    expect(names.toSorted()).toEqual(Object.keys(SETTING_SCHEMAS).toSorted())
  })

  it('has a row of its own on the page of the operator, and nothing else is named there', () => {
    const rows = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]+)` /gm)].map(([, name = '']) => name)
    expect(rows.toSorted()).toEqual([...settings.keys()].toSorted())
    const named = [...page.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)`/g)].map(([, name = '']) => name)
    // `ENV_FILE` names the file of all others, so it is in none.
    const others = /^(?:ENV_FILE|SOURCE_\w+_(?:KEY|URL))$/
    expect(named.filter((name) => !settings.has(name) && !others.test(name))).toEqual([])
  })

  it('has a line in the example, or is decided by the compose file, or is for trials alone', () => {
    const lines = [...read('deploy/env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name = '']) => name,
    )
    const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
      services: Record<string, { env_file?: string; environment?: Record<string, string> }>
    }
    const decided = Object.values(services).flatMap(({ env_file, environment = {} }) =>
      env_file ? Object.keys(environment) : [],
    )
    const trial = [...settings].filter(([, { servers }]) => servers === 'trial').map(([name]) => name)
    const known = new Set([...lines, ...decided, ...trial])
    expect([...settings.keys()].filter((name) => !known.has(name))).toEqual([])
  })

  it('says its meaning in Russian, and what holds without it', () => {
    for (const [name, setting] of settings) {
      expect.soft(setting.means, name).toMatch(/[а-я]/)
      expect.soft(setting.means, name).not.toMatch(/ё|\.$/)
      const usual = 'schema' in setting ? v.getDefault(setting.schema) : undefined
      expect.soft(setting.without ?? usual, name).toBeTruthy()
    }
  })

  it('reads its own sample', () => {
    const samples = [...settings].flatMap(([name, setting]) =>
      'schema' in setting && setting.sample !== undefined
        ? [{ name, ...setting, sample: setting.sample }]
        : [],
    )
    expect(samples.length).toBeGreaterThan(5)
    for (const { name, schema, sample } of samples)
      expect.soft(v.safeParse(schema, sample).issues, name).toBeUndefined()
  })

  it('that opens something to whoever has it is marked as a secret', () => {
    const names = [...settings.keys()].filter((name) => /(?:_KEY|_SECRET|PASSWORD)$/.test(name))
    expect(names.length).toBeGreaterThan(6)
    expect(names.filter((name) => !settings.get(name)?.isSecret)).toEqual([])
  })
})
