import { useNow } from '@proverka/screens/runtime/page/use-now.ts'
import { KeyHint, Panel, type DataColumn } from '@proverka/ui/console'
import { Button } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { useScreenKeys } from '../../../parts/screen-keys.ts'
import { useMay } from '../../../session/own-staff.ts'
import { EndAllWindow } from './end-all-window.tsx'
import { MemberPanel } from './member-panel.tsx'
import { NewMember } from './new-member.tsx'
import { PermissionMatrix } from './permission-matrix.tsx'
import { staffQuery, type Member } from './people-queries.ts'
import { factorWords, nameOf, rolesWords, seenWords } from './people-words.ts'
import * as css from '../settings-screen.css.ts'

/** Who belongs to the staff, and what each role permits; who is open beside the list is in the address. */
export function People() {
  const mayWrite = useMay()('staff.write')
  const list = useQuery(staffQuery)
  const now = useNow(true)
  const columns = useMemo(() => memberColumns(now), [now])
  const [isNew, setIsNew] = useState(false)
  const [isEnding, setIsEnding] = useState(false)
  const [params, setParams] = useSearchParams()
  const members = list.data?.staff ?? NONE
  const chosen = members.find(({ person_id }) => person_id === params.get('person'))
  const show = (id?: string) => setParams({ part: 'people', ...(id !== undefined && { person: id }) })
  useScreenKeys({
    KeyN: () => {
      if (!mayWrite) return false
      setIsNew(true)
      return true
    },
    Escape: () => {
      if (!chosen) return false
      show()
      return true
    },
  })
  return (
    <div className={css.column}>
      <div className={chosen ? css.columns : undefined}>
        <Panel
          title="Сотрудники"
          flush
          aside={
            mayWrite && (
              <>
                <Button size="xs" variant="quiet" onClick={() => setIsEnding(true)}>
                  Завершить входы всех
                </Button>{' '}
                <Button size="xs" aria-keyshortcuts="N" onClick={() => setIsNew(true)}>
                  Новый человек <KeyHint keys={['N']} />
                </Button>
              </>
            )
          }
        >
          <ListTable
            query={list}
            list={{ name: 'staff' }}
            caption="Сотрудники"
            columns={columns}
            rows={members}
            rowKey={({ person_id }) => person_id}
            total={list.data?.staff.length}
            empty="Сотрудников нет."
            onOpen={({ person_id }) => show(person_id)}
            hint={
              <>
                <KeyHint keys={['j', 'k']} /> по людям, <KeyHint keys={['Enter']} /> роли и входы
              </>
            }
          />
        </Panel>
        {chosen && <MemberPanel key={chosen.person_id} member={chosen} onClose={() => show()} />}
      </div>
      <PermissionMatrix members={members} />
      {isEnding && <EndAllWindow members={members} onClose={() => setIsEnding(false)} />}
      {isNew && <NewMember members={members} onClose={() => setIsNew(false)} />}
    </div>
  )
}

const NONE: readonly Member[] = []

const memberColumns = (now: number): readonly DataColumn<Member>[] => [
  { key: 'name', title: 'Человек', names: true, cell: nameOf },
  { key: 'roles', title: 'Роль', wraps: true, cell: rolesWords },
  { key: 'factor', title: 'Второй шаг', cell: factorWords },
  { key: 'sessions', title: 'Входов', right: true, cell: ({ sessions }) => sessions },
  { key: 'seen', title: 'Был', cell: (member) => seenWords(member, now) },
]
