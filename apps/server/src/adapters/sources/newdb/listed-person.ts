import type { Finding } from '@proverka/domain/reports'
import type { PersonInput } from '@proverka/domain/checks'
import * as v from 'valibot'
import { labelled } from '../labelled-facts.ts'
import { birthDateIn, fullName, matchPerson, spelling } from '../match-person.ts'

/** Lines of the list of Rosfinmonitoring that resemble the question. */
export const listedSchema = v.object({ suggestions: v.array(v.string()) })

/** «1269. ЛАДОГИН АРСЕНИЙ ПЕТРОВИЧ*, 14.03.1987 г.р. , Г. ОБРАЗЦОВСК;» */
const LINE = /^\s*(?:(\d+)\.\s*)?(.*?)[\s;]*$/

/** Lines that name the person; the list marks them with a star, with former names in brackets. */
export function describeListed(
  { suggestions }: v.InferOutput<typeof listedSchema>,
  person: PersonInput,
): Finding[] {
  return suggestions
    .filter((line) => spelling(line).includes(spelling(fullName(person))))
    .map((line) => {
      const [, number, entry] = LINE.exec(line) ?? []
      return {
        title: 'Запись в перечне',
        severity: 'critical',
        facts: labelled([
          ['Номер в перечне', number],
          ['Запись', entry?.replace(/\s+,/g, ',')],
        ]),
        match: matchPerson({ birth_date: birthDateIn(line) }, person),
      }
    })
}
