import { shares } from '@proverka/api/calls'
import type { HiddenParts } from '@proverka/api/contract'
import type { GenuineReport, SectionCheck } from '@proverka/report-proof'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { connect } from '../../../runtime/data/api.ts'

let client: ReturnType<typeof connect<{ shares: typeof shares }>> | undefined

/** Calls about links to reports, which only these pages make. */
export const getSharesApi = () => (client ??= connect({ shares })).shares

const keyOf = (reportId: string) => ['report-shares', reportId]

/** The links to a report, newest first. */
export const useShares = (reportId: string, isKnown: boolean) =>
  useQuery({
    queryKey: keyOf(reportId),
    queryFn: () => getSharesApi().listShares({ params: { id: reportId } }),
    enabled: isKnown,
  })

/** Has the links read again after one was changed. */
export function useSharesAgain(reportId: string) {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keyOf(reportId) })
}

/** The whole signed report of its buyer, verified here. */
export const useOwnReport = (reportId: string, isKnown: boolean) =>
  useQuery({
    queryKey: ['report-proof', reportId],
    queryFn: async () => {
      const { token } = await getSharesApi().getProof({ params: { id: reportId } })
      return { token, report: await openCopy(token) }
    },
    enabled: isKnown,
    staleTime: Infinity,
  })

/** What a receiver sees of a report when these parts are hidden; it is computed on the device. */
export async function hideAndOpen(token: string, { kinds, sections }: HiddenParts): Promise<GenuineReport> {
  const { hideParts } = await import('@proverka/report-proof')
  return openCopy(await hideParts(token, { kinds, sections, data: true }))
}

/** What a signed report says, verified on the device; undefined when it is not as we signed it. */
export async function findCopy(token: string): Promise<GenuineReport | undefined> {
  const { checkToken } = await import('../../content/verify/check/checker.ts')
  const check = await checkToken(token)
  return check.kind === 'genuine' ? check : undefined
}

async function openCopy(token: string): Promise<GenuineReport> {
  const copy = await findCopy(token)
  if (!copy) throw new Error('the signature of an own report is not right')
  return copy
}

/** How many texts of a kind the open sections have. */
export function countTexts(sections: readonly SectionCheck[], kind: HiddenParts['kinds'][number]): number {
  const cells = sections.flatMap(({ part }) => part?.rows.flat() ?? [])
  return cells
    .flatMap((cell) => (typeof cell === 'string' ? [] : cell))
    .filter((piece) => typeof piece !== 'string' && piece.hide === kind && piece.text !== undefined).length
}
