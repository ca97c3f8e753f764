import * as v from 'valibot'
import { answerOf, type Adapter, type AskService } from '../adapter.ts'
import { SourceError } from '../calls/source-error.ts'
import { labelled } from '../labelled-facts.ts'
import { fullName, matchPerson, namesPerson } from '../match-person.ts'

const PAGE = 15
/** More people of one name say nothing any more. */
const MOST_PAGES = 5

const text = v.nullish(v.string())

const personSchema = v.object({
  fio: v.string(),
  inn: text,
  region: text,
  category: text,
  arbitrManagerFio: text,
  lastLegalCase: v.nullish(v.object({ number: text, status: v.nullish(v.object({ description: text })) })),
})
const personsSchema = v.object({ pageData: v.array(personSchema), total: v.number() })

const casesSchema = v.object({
  pageData: v.array(v.object({ caseNumber: v.string(), stageName: text, isActive: v.boolean() })),
})

const MINUTE = 60

/** The register of bankruptcies. Its public page is for people: programs come through a gateway by agreement. */
export const FEDRESURS: Adapter = {
  name: 'fedresurs',
  needsKey: false,
  terms: {
    legalGround: 'ст. 28 закона № 127-ФЗ: сведения реестра открыты и общедоступны',
    costKopecks: 0,
    timeoutMs: 20_000,
    limits: { concurrency: 2, quotas: [{ calls: 60, seconds: MINUTE }] },
  },
  answers: {
    person: { bankruptcy: { needs: ['name'], ask: askPerson } },
    company: { 'company-bankruptcy': { needs: ['inn'], ask: askCompany } },
  },
}

async function askPerson(...[{ person }, service]: Parameters<AskService<'person'>>) {
  const rows: v.InferOutput<typeof personSchema>[] = []
  const raws: string[] = []
  for (let page = 0; ; page++) {
    const { value, raw } = await service.send(
      {
        path: '/backend/prsnbankrupts',
        query: {
          searchString: fullName(person),
          isActiveLegalCase: 'null',
          limit: PAGE,
          offset: page * PAGE,
        },
      },
      personsSchema,
    )
    rows.push(...value.pageData)
    raws.push(raw)
    if (rows.length >= value.total || value.pageData.length === 0) break
    // Half of the namesakes is no answer: the one in question may be in the other half.
    if (page + 1 === MOST_PAGES) throw new SourceError('unclear-answer', 'too many namesakes')
  }
  const findings = rows
    .filter(({ fio }) => namesPerson(fio, person))
    .map(({ lastLegalCase, inn, region, arbitrManagerFio }) => ({
      title: lastLegalCase?.number ? `Дело ${lastLegalCase.number}` : 'Запись о банкротстве',
      severity: 'critical' as const,
      facts: labelled([
        ['Стадия', lastLegalCase?.status?.description],
        ['Регион', region],
        ['Управляющий', arbitrManagerFio],
      ]),
      match: matchPerson({ inn, region }, person),
    }))
  return { answer: answerOf(findings), raw: raws.join('\n') }
}

async function askCompany(...[{ inn }, service]: Parameters<AskService<'company'>>) {
  const { value, raw } = await service.send(
    { path: '/backend/companies/', query: { searchString: inn, limit: PAGE, offset: 0 } },
    casesSchema,
  )
  const findings = value.pageData.map(({ caseNumber, stageName, isActive }) => ({
    title: `Дело ${caseNumber}`,
    severity: isActive ? ('critical' as const) : ('warning' as const),
    facts: labelled([
      ['Стадия', stageName],
      ['Производство', isActive ? 'идет' : 'завершено'],
    ]),
  }))
  return { answer: answerOf(findings), raw }
}
