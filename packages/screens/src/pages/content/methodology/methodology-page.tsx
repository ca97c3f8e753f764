import { typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import {
  COLOUR_LABELS,
  MATCH_KINDS,
  MATCH_WORDS,
  NOT_CHECKED_REASONS,
  PROPERTY_RULES,
  verdictOrder,
} from '@proverka/domain/reports'
import type { ResultColour } from '@proverka/domain/reports'
import { BelowFold } from '@proverka/page-engine/react'
import { Container, Section } from '@proverka/ui/frame'
import { Link, ResultWord, Table } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { PagePlace } from '../../../runtime/page/page-place.tsx'
import * as css from './methodology.css.ts'

/** How a verdict is made, rendered from the rules that make it. */
export function Component() {
  return (
    <>
      <PageHead
        title="Как делается вывод отчета"
        description="Правила, по которым записи реестров становятся выводом: порядок, сила совпадения, пять результатов и что значит «не проверено»."
      />
      <PagePlace title="Как делается вывод" />
      <Container className={css.head}>
        <h1 className={text.hero}>Как делается вывод</h1>
        <p className={clsx(text.lead, css.lead)}>
          Вывод пишет не человек и не нейросеть, а список правил. Они стоят по порядку: первое, которое
          подошло, дает заголовок. Вот весь список, тот самый, по которому работает сервис.
        </p>
      </Container>
      <Colours />
      <BelowFold>
        <Matches />
      </BelowFold>
      <BelowFold>
        <Verdicts />
      </BelowFold>
      <BelowFold>
        <PropertyRules />
      </BelowFold>
      <BelowFold>
        <Reasons />
      </BelowFold>
    </>
  )
}

const MEANINGS: { readonly [colour in ResultColour]: string } = {
  red: 'Источник ответил: есть серьезная запись, и совпадение сильное.',
  orange: 'Есть запись, которая требует внимания, или серьезная, но совпадение слабее.',
  yellow:
    'Запись легкая, или, возможно, это однофамилец. На заголовок вывода она не влияет, если есть что-то серьезнее.',
  green: 'Источник ответил, что записей нет. Только так — и никак иначе.',
  grey: 'Источник не ответил, или его не о чем было спросить. Это не хорошо и не плохо.',
}

function Colours() {
  return (
    <Section
      title="Пять результатов"
      note="Цвет никогда не стоит один: рядом форма и слово."
      background="grey"
    >
      <dl className={css.rows}>
        {(Object.keys(COLOUR_LABELS) as ResultColour[]).map((colour) => (
          <div key={colour} className={css.row}>
            <dt>
              <ResultWord tone={colour}>{COLOUR_LABELS[colour]}</ResultWord>
            </dt>
            <dd>{MEANINGS[colour]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

const STRENGTH: { readonly [kind in (typeof MATCH_KINDS)[number]]: string } = {
  exact: 'Совпали имя и дата рождения, и их подтверждает документ или ИНН.',
  likely: 'Совпали имя и дата рождения, регион не спорит.',
  weak: 'Даты рождения в записи нет, или другой регион: люди переезжают.',
  namesake: 'Имя совпало, а другой признак разошелся. Показываем отдельно, на вывод не влияет.',
}

function Matches() {
  return (
    <Section
      title="Он это или однофамилец"
      note="Сравниваем имя, дату рождения, регион, ИНН и документ. Слабое совпадение не красит вывод в красный."
    >
      <Table
        caption="Сила совпадения"
        columns={[
          {
            key: 'words',
            title: 'Что стоит у записи',
            untitled: true,
            cell: ([words]: MatchRow) => <b>{words}</b>,
          },
          { key: 'when', title: 'Когда', cell: ([, when]: MatchRow) => when },
        ]}
        rows={MATCHES}
        rowKey={([words]) => words}
      />
    </Section>
  )
}

type MatchRow = readonly [words: string, when: string]
const MATCHES: readonly MatchRow[] = MATCH_KINDS.toReversed().map((kind) => [
  MATCH_WORDS[kind],
  STRENGTH[kind],
])

function Verdicts() {
  return (
    <Section
      title="Порядок правил"
      note="Сверху самое серьезное. Остальные записи остаются в отчете, но не в заголовке."
      background="grey"
    >
      <ol className={css.verdicts}>
        {verdictOrder().map(({ ground, headline, condition }) => (
          <li key={`${ground} ${headline}`} className={css.verdict}>
            <p className={css.ground}>{typograph(ground)}</p>
            <p className={css.headline}>{typograph(headline)}</p>
            <p className={css.condition}>{condition && typograph(`Изменится, если ${condition}.`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function PropertyRules() {
  return (
    <Section
      title="Что мы ищем в выписке"
      note="У каждого вывода об объекте есть строка реестра, на которой он держится. Нет строки — нет вывода."
    >
      <ul className={css.items}>
        {PROPERTY_RULES.map(({ key, title, meaning, whatToDo }) => (
          <li key={key} className={css.item}>
            <h3 className={css.itemTitle}>{typograph(title)}</h3>
            <p>{typograph(meaning)}</p>
            <p className={css.quiet}>{typograph(whatToDo)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Reasons() {
  return (
    <Section
      title="Почему бывает «не проверено»"
      note="Причина стоит рядом с каждым таким ответом, а весь список — в конце отчета."
      background="grey"
    >
      <Table
        caption="Почему бывает «не проверено»"
        columns={[
          {
            key: 'title',
            title: 'Причина',
            untitled: true,
            cell: ({ title }: Reason) => <b>{typograph(title)}</b>,
          },
          { key: 'text', title: 'Что дальше', cell: ({ text: next }: Reason) => typograph(next) },
        ]}
        rows={Object.values(NOT_CHECKED_REASONS)}
        rowKey={({ title }) => title}
      />
      <p className={css.more}>
        <Link href={buildPath('sources')}>Какие источники отвечают сейчас</Link>
      </p>
    </Section>
  )
}

type Reason = (typeof NOT_CHECKED_REASONS)[keyof typeof NOT_CHECKED_REASONS]
