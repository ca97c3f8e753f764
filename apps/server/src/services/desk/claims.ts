import type { Permission } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import { DAY_MS } from '@proverka/domain/timing'
import type { ClaimKind, ListedClaim } from '../../platform/db/queries/operation/staff-claims.ts'
import { callerOf, type Call } from '../call.ts'
import type { AppContext } from '../context.ts'

/** What opens a case, and what answers it. */
const PERMISSIONS: Readonly<Record<ClaimKind, { readonly sees: Permission; readonly takes: Permission }>> = {
  fault: { sees: 'faults.read', takes: 'faults.write' },
  'subject-request': { sees: 'subjects.read', takes: 'subjects.write' },
  fulfilment: { sees: 'fulfilments.read', takes: 'fulfilments.write' },
}

/** A case is over long before; longer than any term of the law with its extension. */
const CLAIM_MS = 60 * DAY_MS

const since = ({ clock }: AppContext): Date => new Date(clock.now().getTime() - CLAIM_MS)

/** Who works on what, of the kinds that the permissions open. */
export async function listClaims(
  context: AppContext,
  permissions: ReadonlySet<Permission>,
): Promise<readonly ListedClaim[]> {
  const kinds = (Object.keys(PERMISSIONS) as ClaimKind[]).filter((kind) =>
    permissions.has(PERMISSIONS[kind].sees),
  )
  return kinds.length === 0 ? [] : context.queries.staffClaims.listClaims(kinds, since(context))
}

/** Takes a case from whom it was seen with. Throws 'claim/changed' when a colleague was faster. In a transaction. */
export async function takeClaim(
  context: AppContext,
  call: Call,
  {
    kind,
    subjectId,
    from,
  }: { readonly kind: ClaimKind; readonly subjectId: string; readonly from: string | null },
): Promise<void> {
  const { staffClaims } = context.queries
  requireTaker(call, kind)
  if (!(await isCase(context, kind, subjectId))) throw appError('claim/not-found')
  await staffClaims.deleteBefore(since(context))
  const claim = { kind, subject_id: subjectId, person_id: callerOf(call).user.id, at: context.clock.now() }
  if (!(await staffClaims.claim(claim, from))) throw appError('claim/changed')
}

/** Lets a case of one's own go. Throws 'claim/changed' when a colleague has it. In a transaction. */
export async function releaseClaim(
  context: AppContext,
  call: Call,
  kind: ClaimKind,
  subjectId: string,
): Promise<void> {
  requireTaker(call, kind)
  const isReleased = await context.queries.staffClaims.release(kind, subjectId, callerOf(call).user.id)
  if (!isReleased) throw appError('claim/changed')
}

function requireTaker(call: Call, kind: ClaimKind): void {
  if (!callerOf(call).user.permissions.has(PERMISSIONS[kind].takes)) throw appError('access/denied')
}

async function isCase({ queries }: AppContext, kind: ClaimKind, id: string): Promise<boolean> {
  switch (kind) {
    case 'fault':
      return (await queries.reportFaults.findFault(id)) !== undefined
    case 'subject-request':
      return (await queries.subjectRequests.findRequest(id)) !== undefined
    case 'fulfilment':
      return (await queries.fulfilments.findFulfilment(id)) !== undefined
  }
}
