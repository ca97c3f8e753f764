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
import { Container, Section } from '@proverka/ui/frame'
import { Link, Table } from '@proverka/ui/primitives'
import { ResultWord } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { PageHead } from '../frame/page-head.tsx'
import { PagePlace } from '../frame/page-place.tsx'
import * as css from './methodology.css.ts'

/** How a verdict is made, drawn from the very rules that make it. */
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
          Вывод пишет не&nbsp;человек и&nbsp;не&nbsp;нейросеть, а&nbsp;список правил. Они стоят
          по&nbsp;порядку: первое, которое подошло, дает заголовок. Вот весь список, тот самый,
          по&nbsp;которому работает сервис.
        </p>
      </Container>
      <Colours />
      <Matches />
      <Verdicts />
      <PropertyRules />
      <Reasons />
    </>
  )
}

const MEANINGS: { readonly [colour in ResultColour]: string } = {
  red: 'Источник ответил: есть серьезная запись, и\u00a0совпадение сильное.',
  orange: 'Есть запись, которая требует внимания, или серьезная, но\u00a0совпадение слабее.',
  yellow:
    'Запись легкая, или, возможно, это однофамилец. На\u00a0заголовок вывода она не\u00a0влияет, если есть что-то серьезнее.',
  green: 'Источник ответил, что записей нет. Только так\u00a0— и\u00a0никак иначе.',
  grey: 'Источник не\u00a0ответил, или его не\u00a0о\u00a0чем было спросить. Это не\u00a0хорошо и\u00a0не\u00a0плохо.',
}

function Colours() {
  return (
    <Section
      title="Пять результатов"
      note="Цвет никогда не&nbsp;стоит один: рядом форма и&nbsp;слово."
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
  exact: 'Совпали имя и\u00a0дата рождения, и\u00a0их подтверждает документ или ИНН.',
  likely: 'Совпали имя и\u00a0дата рождения, регион не\u00a0спорит.',
  weak: 'Даты рождения в\u00a0записи нет, или другой регион: люди переезжают.',
  namesake:
    'Имя совпало, а\u00a0другой признак разошелся. Показываем отдельно, на\u00a0вывод не\u00a0влияет.',
}

function Matches() {
  return (
    <Section
      title="Он это или однофамилец"
      note="Сравниваем имя, дату рождения, регион, ИНН и&nbsp;документ. Слабое совпадение не&nbsp;красит вывод в&nbsp;красный."
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
      note="Сверху самое серьезное. Остальные записи остаются в&nbsp;отчете, но&nbsp;не&nbsp;в&nbsp;заголовке."
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
      title="Что мы ищем в&nbsp;выписке"
      note="У&nbsp;каждого вывода об&nbsp;объекте есть строка реестра, на&nbsp;которой он&nbsp;держится. Нет строки&nbsp;— нет вывода."
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
      title="Почему бывает «не&nbsp;проверено»"
      note="Причина стоит рядом с&nbsp;каждым таким ответом, а&nbsp;весь список&nbsp;— в&nbsp;конце отчета."
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
