import type { Extract } from '../extract/extract.ts'
import type { Answer, Finding, IdentityMatch, ReportTask } from './report.ts'

/** Invented answers, tasks and extracts that the tests of this folder share. */

export const noMatch: IdentityMatch = {
  name: 'unknown',
  birthDate: 'unknown',
  region: 'unknown',
  inn: 'unknown',
  document: 'unknown',
}

export const likelyMatch: IdentityMatch = { ...noMatch, name: 'same', birthDate: 'same', region: 'same' }
export const namesakeMatch: IdentityMatch = { ...noMatch, name: 'same', birthDate: 'differs' }

export function finding(severity: Finding['severity'], match?: IdentityMatch): Finding {
  return { title: 'Запись', facts: [], severity, ...(match && { match }) }
}

export function found(...findings: Finding[]): Answer & { kind: 'found' } {
  return { kind: 'found', findings }
}

export function task(task_type: string, answer: Answer): ReportTask {
  return {
    task_id: `task-${task_type}`,
    task_type,
    status: answer.kind === 'in-progress' ? 'running' : 'done',
    source: task_type === 'bailiffs' ? 'ФССП' : 'МВД',
    asked: [],
    answer,
    number_of_starts: 1,
  }
}

/** An extract of which every part is in the file; those that hold nothing are empty. */
export function extract(more: Partial<Extract> = {}): Extract {
  const { rights = [{}], encumbrances = [] } = more
  return {
    kind: 'extract_about_property_room',
    object: { cadastralNumbers: ['00:01:0001001:1'], status: 'Актуальные, ранее учтенные' },
    rights: [
      {
        type: 'Собственность',
        number: '00:01-1',
        date: '2015-03-01',
        holders: [{ kind: 'person', state: 'named' }],
        documents: [],
      },
    ],
    ownership: 'named',
    encumbrances: [],
    parts: {
      object: 'filled',
      rights: rights.length > 0 ? 'filled' : 'empty',
      encumbrances: encumbrances.length > 0 ? 'filled' : 'empty',
      litigation: 'empty',
      objections: 'empty',
      claims: 'empty',
      deals: 'empty',
    },
    notUnderstood: [],
    ...more,
  }
}
