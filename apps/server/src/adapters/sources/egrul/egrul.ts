import { FACT_LABELS } from '@proverka/domain/reports'
import { formatDate } from '@proverka/domain'
import * as v from 'valibot'
import { answerOf, type Adapter, type AskService } from '../adapter.ts'
import { labelled } from '../labelled-facts.ts'

const searchSchema = v.object({ t: v.pipe(v.string(), v.regex(/^[\w.-]+$/)) })

const text = v.nullish(v.string())

/** A row of the register by its letters; further ones are not read. */
const rowSchema = v.object({
  /** ИНН */
  i: v.string(),
  /** ОГРН */
  o: text,
  /** Full and short name. */
  n: text,
  c: text,
  a: text,
  /** The main activity, its code and name. */
  e: text,
  eName: text,
  /** The head and the post. */
  g: text,
  gp: text,
  /** Registered on. */
  r: text,
})
/** While it searches it answers without rows. */
const resultSchema = v.object({ rows: v.optional(v.array(rowSchema)) })

const MINUTE = 60

/** The register of companies and entrepreneurs. Its public page is for people: programs come through a gateway. */
export const EGRUL: Adapter = {
  name: 'egrul',
  needsKey: false,
  terms: {
    legalGround: 'ст. 6 закона № 129-ФЗ: сведения реестра открыты и общедоступны',
    costKopecks: 0,
    timeoutMs: 15_000,
    limits: { concurrency: 1, quotas: [{ calls: 30, seconds: MINUTE }] },
  },
  answers: { company: { 'company-register': { needs: ['inn'], ask: askRegister } } },
}

async function askRegister(...[{ inn }, service]: Parameters<AskService<'company'>>) {
  const search = await service.send({ path: '/', form: { query: inn.trim() } }, searchSchema)
  const { rows, raw } = await service.poll(async () => {
    const result = await service.send({ path: `/search-result/${search.value.t}` }, resultSchema)
    return result.value.rows && { rows: result.value.rows, raw: result.raw }
  })
  const findings = rows
    .filter(({ i }) => i === inn.trim())
    .map((row) => ({
      title: row.c || row.n || `ИНН ${row.i}`,
      severity: 'notice' as const,
      facts: labelled([
        ['Полное название', row.n],
        ['ИНН', row.i],
        ['ОГРН', row.o],
        [FACT_LABELS.registeredSince, row.r && formatDate(row.r)],
        [FACT_LABELS.head, [row.g, row.gp].filter(Boolean).join(', ')],
        ['Адрес', row.a],
        ['Основная деятельность', [row.e, row.eName].filter(Boolean).join(' ')],
      ]),
    }))
  return { answer: answerOf(findings), raw }
}
