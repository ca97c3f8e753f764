import { useRepeatKey } from '@proverka/screens/runtime/data/use-repeat-key.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { DESK_KEY } from './fulfilments-query.ts'

export type MoveBody = Parameters<typeof api.admin.moveFulfilments>[0]['body']
export type MoveResult = Awaited<ReturnType<typeof api.admin.moveFulfilments>>['results'][number]

/** Does one thing with many rows; a press whose answer was lost counts once. */
export function useMove() {
  const queries = useQueryClient()
  const key = useRepeatKey()
  return useMutation({
    mutationFn: (body: MoveBody) => api.admin.moveFulfilments({ body, idempotencyKey: key.of(body) }),
    onSuccess: () => {
      key.fulfilled()
      return queries.invalidateQueries({ queryKey: DESK_KEY })
    },
  })
}
