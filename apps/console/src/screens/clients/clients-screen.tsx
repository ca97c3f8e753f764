import { formatDate } from '@proverka/domain'
import { KeyHint, MaskedText, type DataColumn } from '@proverka/ui/console'
import { Anchor } from '@proverka/ui/primitives'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../../data/api.ts'
import { FilterRow } from '../../parts/filter-row.tsx'
import { ListTable } from '../../parts/list-table/list-table.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'

const PAGE = 50

type Client = Awaited<ReturnType<typeof api.admin.listUsers>>['users'][number]

const clientsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['clients', search],
    queryFn: ({ pageParam, signal }) =>
      api.admin.listUsers({
        query: { limit: String(PAGE), offset: String(pageParam), ...(search && { search }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ users }, pages) => (users.length < PAGE ? undefined : pages.length * PAGE),
  })

const COLUMNS: readonly DataColumn<Client>[] = [
  {
    key: 'name',
    title: 'Клиент',
    names: true,
    cell: ({ person_id, name }) => <Anchor href={`/clients/${person_id}`}>{name || 'без имени'}</Anchor>,
  },
  { key: 'email', title: 'Почта', cell: ({ email }) => <MaskedText text={email} /> },
  {
    key: 'phone',
    title: 'Телефон',
    cell: ({ phone }) => (phone ? <MaskedText text={phone} /> : 'не указан'),
  },
  { key: 'date', title: 'С какого дня', cell: ({ created_date }) => formatDate(created_date) },
  { key: 'state', title: 'Вход', cell: ({ removed }) => (removed ? 'закрыт' : 'открыт') },
]

/** All accounts; a whole e-mail or phone finds its own, whatever is masked. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const search = params.get('search') ?? ''
  const clients = useInfiniteQuery(clientsQuery(search))
  return (
    <>
      <ScreenHead title="Клиенты" />
      <FilterRow
        search={{
          label: 'Почта, имя, телефон',
          value: search,
          onChange: (value) => setParams(value === '' ? {} : { search: value }),
        }}
        filters={[]}
      />
      <ListTable
        query={clients}
        list={{ name: 'clients', query: { search } }}
        caption="Клиенты"
        columns={COLUMNS}
        rows={clients.data?.pages.flatMap(({ users }) => users) ?? NONE}
        rowKey={({ person_id }) => person_id}
        total={clients.data?.pages[0]?.count}
        onOpen={({ person_id }) => void navigate(`/clients/${person_id}`)}
        empty={search === '' ? 'Клиентов пока нет.' : 'Никто не подошел: почту и телефон набирают целиком.'}
        hint={
          <>
            <KeyHint keys={['j', 'k']} /> по строкам, <KeyHint keys={['Enter']} /> открыть
          </>
        }
      />
    </>
  )
}

const NONE: readonly Client[] = []
