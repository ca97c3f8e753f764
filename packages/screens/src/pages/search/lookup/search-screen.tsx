import { holdsSeveralNumbers, houseFlats, objectKeyOf } from '@proverka/domain/property'
import type { CadastralObject } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import { FlatPicker } from '@proverka/ui/fields'
import { Container, Panel } from '@proverka/ui/frame'
import { Button, EmptyState, Link, Skeleton, Table } from '@proverka/ui/primitives'
import { text as texts } from '@proverka/ui/theme'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { getApi } from '../../../runtime/data/api.ts'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { usePageSearch } from '../../../runtime/page/page-search.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { noteSearch } from '../../../runtime/saved/saved-items.ts'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { useObjectInfo } from '../object/data.ts'
import { ListHint } from '../object/list-hint.tsx'
import { OpenButton, WhatItIs } from '../object/near-objects.tsx'
import { UnconfirmedScreen } from '../object/unconfirmed-screen.tsx'
import { FavouriteButton } from '../saved/favourite-button.tsx'
import { flatAddress, flatChoices } from './flat-choices.ts'
import { keptQuery } from './kept-query.ts'
import { SearchForm } from './search-form.tsx'
import { keyOfOnly, searchResults } from './search-results.ts'
import type { SearchTrace } from './search-trace.ts'
import * as css from './search-screen.css.ts'

/**
 * The result of a search form that the browser submits itself, before or without a script: one object opens, several
 * are offered for choice, none is shown as on the page of the typed text (SEARCH-21, SEARCH-22).
 */
export function SearchScreen({ text }: { text: string }) {
  usePageSearch()
  const outcome = useQuery({ ...searchResults(getApi(), text), enabled: text !== '' })
  const rest = keptQuery(useLocation().search)
  const { refetch } = outcome
  const isProvable = outcome.data?.isProvable === true
  useEffect(() => {
    if (isProvable) void refetch()
  }, [isProvable, refetch])
  const isFound = (outcome.data?.found.length ?? 0) > 0
  useEffect(() => {
    if (isFound) noteSearch(text)
  }, [isFound, text])
  const only = outcome.data && keyOfOnly(outcome.data)
  if (only !== undefined)
    return <Navigate replace to={buildPath('object-objectKey', { objectKey: only }) + rest} />
  if (outcome.data?.trace && !(isProvable && outcome.isFetching))
    return <NothingFound text={text} trace={outcome.data.trace} />
  return (
    <>
      <GreyBackground />
      <PageHead title="Поиск объекта" noindex />
      <Container className={css.page}>
        <h1 className={texts.h1}>{outcome.data && !isProvable ? 'Выберите объект' : 'Поиск объекта'}</h1>
        <SearchForm text={text} />
        {outcome.data && !isProvable ? (
          <Found text={text} objects={outcome.data.found} rest={rest} />
        ) : outcome.error ? (
          <EmptyState
            title="Поиск не удался"
            action={<Button onClick={() => void outcome.refetch()}>Повторить</Button>}
          >
            <p>
              <ErrorText error={outcome.error} />
            </p>
          </EmptyState>
        ) : (
          text !== '' && <Skeleton lines={6} shape="rows" label="Ищем" />
        )}
      </Container>
    </>
  )
}

interface FoundProps {
  readonly text: string
  readonly objects: readonly CadastralObject[]
  /** Query that goes along to the object. */
  readonly rest: string
}

function Found({ text, objects, rest }: FoundProps) {
  const navigate = useNavigate()
  const house = houseFlats(objects)
  const objectPath = (objectKey: string) => buildPath('object-objectKey', { objectKey }) + rest
  const table = (
    <Table
      caption="Найденные объекты"
      rows={objects}
      rowKey={objectKeyOf}
      columns={[
        {
          key: 'number',
          title: 'Номер',
          untitled: true,
          cell: ({ Number: number }) => <span className={css.number}>{number || 'Без номера'}</span>,
        },
        { key: 'what', title: 'Что это', untitled: true, cell: (object) => <WhatItIs object={object} /> },
        {
          key: 'open',
          title: 'Действие',
          right: true,
          untitled: true,
          cell: (object) => (
            <span className={css.actions}>
              <FavouriteButton objectKey={objectKeyOf(object)} address={object.Address} isShort />
              <OpenButton objectKey={objectKeyOf(object)} search={rest} />
            </span>
          ),
        },
      ]}
    />
  )
  return (
    <Panel title={`Найдено: ${objects.length}`} note={`По запросу «${text}»`} padded>
      {house && (
        <FlatPicker
          flats={flatChoices(house)}
          actionText="Открыть"
          hrefOf={objectPath}
          onSelect={(key) => void navigate(objectPath(key))}
          onMissing={(number) =>
            void navigate(buildPath('search', {}, { query: flatAddress(house, number) }))
          }
        />
      )}
      {house ? (
        <details className={css.all}>
          <summary>Все найденное с площадью и статусом</summary>
          {table}
        </details>
      ) : (
        table
      )}
      <p className={css.none}>
        <Link href={buildPath('object-objectKey', { objectKey: text }) + rest}>Нет нужного объекта</Link>
      </p>
      {holdsSeveralNumbers(text) && (
        <p className={css.none}>
          <ListHint />
        </p>
      )}
    </Panel>
  )
}

function NothingFound({ text, trace }: { text: string; trace: SearchTrace }) {
  const info = useObjectInfo(text, undefined, false)
  return <UnconfirmedScreen objectKey={text} info={info} trace={trace} isRefused={false} />
}
