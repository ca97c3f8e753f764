import { useRepeatKey } from '@proverka/screens/runtime/data/use-repeat-key.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { COMMENTS_KEY } from './comments-query.ts'

export type ModerationBody = Parameters<typeof api.admin.moderateComments>[0]['body']
export type ModerationResult = Awaited<ReturnType<typeof api.admin.moderateComments>>['results'][number]

/** Does one thing with many comments; a press whose answer was lost counts once. */
export function useModeration() {
  const queries = useQueryClient()
  const key = useRepeatKey()
  return useMutation({
    mutationFn: (body: ModerationBody) => api.admin.moderateComments({ body, idempotencyKey: key.of(body) }),
    onSuccess: () => {
      key.fulfilled()
      return queries.invalidateQueries({ queryKey: COMMENTS_KEY })
    },
  })
}
