import { describe, expect, it } from 'vitest'
import type { PersonSubject } from '../../reports/report/report.ts'
import { likelyMatch, namesakeMatch, noMatch } from '../../reports/report/samples.test-data.ts'
import { matchView } from './match-view.ts'

const PERSON: PersonSubject = {
  kind: 'person',
  lastName: 'Ладогин',
  firstName: 'Арсений',
  birthDate: '1987-03-14',
}
const WHOLE: PersonSubject = {
  ...PERSON,
  middleName: 'Петрович',
  region: 'Образцовская область',
  inn: '001400000180',
  passportMasked: '•••• ••3456',
}

describe('how surely a record is about the person', () => {
  it('is shown by what was given alone', () => {
    expect(matchView(likelyMatch, PERSON)).toEqual({
      words: 'Совпало 2 из 2',
      meaning: 'Ошибка маловероятна',
      cells: [
        { label: 'Фамилия и имя', state: 'same', words: 'совпало' },
        { label: 'Дата рождения', state: 'same', words: 'совпало' },
      ],
    })
  })

  it('is shown feature by feature where everything was given', () => {
    expect(matchView({ ...likelyMatch, inn: 'same', region: 'differs' }, WHOLE)).toEqual({
      words: 'Совпало 3 из 5, одно против',
      meaning: 'Это тот же человек',
      cells: [
        { label: 'ФИО', state: 'same', words: 'совпало' },
        { label: 'Дата рождения', state: 'same', words: 'совпало' },
        { label: 'Регион', state: 'differs', words: 'не совпало' },
        { label: 'ИНН', state: 'same', words: 'совпало' },
        { label: 'Документ', state: 'unknown', words: 'неизвестно' },
      ],
    })
  })

  it.each([
    [namesakeMatch, 'Совпало 1 из 2, одно против', 'Возможно, однофамилец'],
    [noMatch, 'Совпало 0 из 2', 'Совпадение неполное, сверьте сами'],
  ])('%j', (match, words, meaning) => {
    expect(matchView(match, PERSON)).toMatchObject({ words, meaning })
  })
})
