import { notifyError } from '@proverka/screens/runtime/error/notify-error.ts'
import { Button } from '@proverka/ui/primitives'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../data/api.ts'
import { LIVE } from '../data/live.ts'
import { useOwnStaff } from '../session/own-staff.ts'
import { whenText } from './moment.ts'

const claimsQuery = queryOptions({
  queryKey: ['claims'],
  queryFn: ({ signal }) => api.admin.listClaims({ signal }),
  ...LIVE,
})

type StaffClaim = Awaited<ReturnType<typeof api.admin.listClaims>>['claims'][number]
type Kind = StaffClaim['kind']

/** Who works on a case; undefined: without a claim, or not known yet. */
export function useClaims(): (kind: Kind, id: string) => StaffClaim | undefined {
  const { data } = useQuery(claimsQuery)
  return (kind, id) => data?.claims.find((claim) => claim.kind === kind && claim.subject_id === id)
}

interface ClaimProps {
  kind: Kind
  id: string
  /** Whether whoever looks may answer it. */
  may: boolean
}

/** Who works on the case, and the button that takes it, takes it over or lets it go. */
export function Claim({ kind, id, may }: ClaimProps) {
  const claim = useClaims()(kind, id)
  const { person_id } = useOwnStaff()
  const queries = useQueryClient()
  const isOwn = claim?.person_id === person_id
  const change = useMutation({
    mutationFn: (): Promise<unknown> =>
      isOwn
        ? api.admin.releaseClaim({ query: { kind, subject_id: id } })
        : api.admin.takeClaim({ body: { kind, subject_id: id, from: claim?.person_id ?? null } }),
    onError: notifyError,
    // A colleague may have been faster: what is shown is read again either way.
    onSettled: () => queries.invalidateQueries({ queryKey: claimsQuery.queryKey }),
  })
  return (
    <p>
      {claim ? `${isOwn ? 'Взяли вы' : `Взял: ${claim.name}`}, ${whenText(claim.at)}. ` : 'Никто не взял. '}
      {may && (
        <Button size="xs" variant="quiet" loading={change.isPending} onClick={() => change.mutate()}>
          {isOwn ? 'Отпустить' : claim ? 'Взять у него' : 'Взять себе'}
        </Button>
      )}
    </p>
  )
}
