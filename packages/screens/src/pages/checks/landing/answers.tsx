import { typograph } from '@proverka/domain'
import { TONE_WORDS } from '@proverka/domain/reports'
import { checkOf } from '@proverka/domain/checks'
import type { Check } from '@proverka/domain/checks'
import { Section } from '@proverka/ui/frame'
import { ResultWord } from '@proverka/ui/primitives'
import type { ResultTone } from '@proverka/ui/primitives'
import * as css from './answers.css.ts'
import type { LandingOffer } from './landing-content.ts'
import { productsOf } from './use-offer.ts'

interface AnswersProps {
  readonly offer: LandingOffer
  readonly background: 'paper' | 'grey'
}

/** What each answer of the first check means, in the words of the report (UI-069). */
export function Answers({ offer, background }: AnswersProps) {
  const check = productsOf(offer).flatMap((product) =>
    product.checks.flatMap((type) => checkOf(type) ?? []),
  )[0]
  if (!check) return null
  return (
    <Section
      title="Что значит каждый ответ"
      note="Молчание источника никогда не выглядит как хороший ответ."
      background={background}
    >
      <dl className={css.answers}>
        {answersOf(check).map(({ tone, words, meaning, todo }) => (
          <div key={words} className={css.answer}>
            <dt>
              <ResultWord tone={tone}>{words}</ResultWord>
            </dt>
            <dd className={css.part}>
              <b className={css.label}>Что это значит</b>
              {typograph(meaning)}
            </dd>
            <dd className={css.part}>
              <b className={css.label}>Что делать</b>
              {typograph(todo)}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

interface AnswerRow {
  readonly tone: ResultTone
  readonly words: string
  readonly meaning: string
  readonly todo: string
}

const AGAIN = 'Перед сделкой проверьте еще раз: записи меняются каждый день.'
const SILENT: AnswerRow = {
  tone: 'grey',
  words: TONE_WORDS.grey,
  meaning:
    'Источник не ответил или ему не хватило данных. Причина стоит рядом. Мы ничего не узнали, ни хорошего, ни плохого.',
  todo: 'Допишите данные в отчете или повторите вопрос там же. Главный вопрос остался без ответа — вернем деньги.',
}

/** A register that merely states something has no good and no bad answer. */
function answersOf({ states, absence, meaning, meaningNotFound, whatToDo }: Check): readonly AnswerRow[] {
  if (states) {
    const isBad = absence !== undefined && absence.severity !== 'stated'
    return [
      { tone: 'grey', words: 'Запись есть', meaning, todo: whatToDo },
      { tone: isBad ? 'orange' : 'grey', words: 'Записи нет', meaning: meaningNotFound, todo: AGAIN },
      SILENT,
    ]
  }
  return [
    { tone: 'green', words: 'Не найдено', meaning: meaningNotFound, todo: AGAIN },
    { tone: 'red', words: 'Найдено', meaning, todo: whatToDo },
    SILENT,
  ]
}
