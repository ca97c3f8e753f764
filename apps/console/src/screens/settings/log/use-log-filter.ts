import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { staffQuery } from '../people/people-queries.ts'
import { nameOf } from '../people/people-words.ts'

/** The filters of a log, which are in the address, and the members of the staff to choose from. */
export function useLogFilter() {
  const [params, setParams] = useSearchParams()
  const staff = useQuery(staffQuery)
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setParams(next)
  }
  return {
    get: (name: string) => params.get(name) ?? '',
    set,
    byFilter: {
      label: 'Кто',
      value: params.get('by') ?? '',
      choices: [
        { value: '', label: 'все' },
        ...(staff.data?.staff ?? []).map((member) => ({ value: member.person_id, label: nameOf(member) })),
      ],
      onChange: (value: string) => set('by', value),
    },
  }
}
