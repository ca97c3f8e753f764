import { buildPath } from '@proverka/domain/navigation'
import { PersonBar } from '@proverka/ui/forms/person-bar'
import { Container } from '@proverka/ui/frame'
import { Heading, ResultBadge } from '@proverka/ui/primitives'
import { FormCells } from '@proverka/ui/report'
import type { ResultTone } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useNavigate } from 'react-router'
import * as css from './hero.css.ts'
import { useCardTerm } from '@proverka/screens/runtime/prices/public-prices.ts'
import { wholeNameDraft } from '@proverka/screens/pages/checks/person-check/whole-name-draft.ts'
import { usePersonPrice } from './use-person-price.ts'

const SAMPLE: readonly { source: string; what: string; tone: ResultTone; word: string }[] = [
  { source: 'ФССП', what: 'Исполнительные производства', tone: 'red', word: 'Найдено 1' },
  { source: 'ЕФРСБ', what: 'Банкротство', tone: 'green', word: 'Не найдено' },
  { source: 'МВД', what: 'Паспорт', tone: 'green', word: 'Не найдено' },
  { source: 'ФНС', what: 'Налоги: нет ИНН', tone: 'grey', word: 'Не проверено' },
]

/** The thought on the left, a filled form to the edge of the window, the real form across both. */
export function Hero() {
  const navigate = useNavigate()
  const price = usePersonPrice()
  const term = useCardTerm('person')
  return (
    <section className={css.hero}>
      <Container className={css.title}>
        <div className={css.words}>
          <Heading level={1} variant="hero">
            <span className={css.line}>Узнайте, </span>
            <span className={css.line}>кому вы </span>
            <span className={css.line}>доверяете</span>
          </Heading>
          <p className={`${text.lead} ${css.lead}`}>
            Арендатор, продавец, заемщик. Долги, суды, паспорт — из открытых реестров, с источником и силой
            совпадения.
          </p>
        </div>
      </Container>
      <Container className={css.form}>
        <PersonBar
          draft={wholeNameDraft()}
          onSubmit={({ fullName, birthDate, region }) =>
            void navigate(buildPath('check-person'), {
              state: { lastName: fullName, birthDate, region },
            })
          }
        />
        <div className={css.under}>
          <p>
            {price ? `От ${price}, ` : 'Отчет '}
            {term}. Цена до входа, без подписки
          </p>
          <p>Спросим цель проверки: без основания искать нельзя</p>
        </div>
      </Container>
      <div className={css.sheet}>
        <div className={css.cells}>
          <FormCells label="Фамилия" value="Ладогин" length={10} />
          <FormCells label="Имя" value="Арсений" length={10} />
          <FormCells label="Дата рождения" value="14 03 1987" />
        </div>
        <ul className={css.results} aria-label="Пример ответа">
          {SAMPLE.map(({ source, what, tone, word }) => (
            <li key={source} className={css.result}>
              <b>{source}</b>
              <span>{what}</span>
              <ResultBadge tone={tone}>{word}</ResultBadge>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
