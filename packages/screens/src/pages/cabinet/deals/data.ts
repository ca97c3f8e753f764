import { createClient, isAbort } from '@proverka/api'
import { deals } from '@proverka/api/calls'
import { dealKeys, dealQueries } from '@proverka/api/queries'
import type { DroppedFile } from '@proverka/ui/fields'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getApi } from '../../../runtime/data/api.ts'
import { clientOptions } from '../../../runtime/data/client-options.ts'
import { useDownload } from '../../../runtime/data/use-download.ts'
import { useShownLoading } from '../../../runtime/data/use-shown-loading.ts'
import { isFileRefused, messageOfError } from '../../../runtime/error/status-of-error.ts'
import { useIsUser } from '../../../runtime/session/use-is-user.ts'
import { uploadFetch } from './upload-fetch.ts'

export function useDeals() {
  const enabled = useIsUser()
  return useShownLoading(useQuery({ ...dealQueries.list(getApi()), enabled }))
}

export function useDeal(id: string) {
  const isUser = useIsUser()
  return useShownLoading(useQuery({ ...dealQueries.one(getApi(), id), enabled: () => id !== '' && isUser() }))
}

export type Deal = NonNullable<ReturnType<typeof useDeal>['data']>

/** Everything of a folder in one archive. */
export const useDealArchive = (id: string) =>
  useDownload(() => getApi().deals.downloadDeal({ params: { id } }))

/** A change of a folder: it is read again after it. With `leave` another page is opened first, and this one stays as it is. */
export function useDealChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  leave?: (result: Result) => Promise<void> | void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (result) => {
      await leave?.(result)
      await client.invalidateQueries({ queryKey: dealKeys.all })
    },
    onError: (error) => {
      console.error('Сделка не изменена', error)
    },
  })
}

/** Sends files into a folder, each with how far it is and why it was refused; one that fails leaves the others alone. */
export function useDealUploads(dealId: string) {
  const client = useQueryClient()
  const [files, setFiles] = useState<readonly DroppedFile[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const again = useRef(new Map<string, () => void>())
  const patch = (key: string, change: Partial<DroppedFile>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...change } : file)))

  /** Each file has its own idempotency key: a repeat after a lost answer does not store it twice. */
  async function send(key: string, file: File, needId?: string): Promise<void> {
    const stop = new AbortController()
    stops.current.set(key, stop)
    const row = { key, name: file.name, size: file.size, progress: 0 }
    setFiles((all) =>
      all.some((one) => one.key === key) ? all.map((one) => (one.key === key ? row : one)) : [...all, row],
    )
    again.current.set(key, () => void send(key, file, needId))
    const sender = createClient(
      { deals },
      { ...clientOptions, fetch: uploadFetch((progress) => patch(key, { progress })) },
    )
    try {
      await sender.deals.addDealDocument({
        body: { deal_id: dealId, file, ...(needId && { need_id: needId }) },
        idempotencyKey: key,
        signal: stop.signal,
      })
      patch(key, { done: true, progress: 1 })
      await client.invalidateQueries({ queryKey: dealKeys.all })
    } catch (error) {
      if (isAbort(error)) return
      console.error('Документ не загружен', error)
      patch(key, { error: messageOfError(error), isRefused: isFileRefused(error) })
    } finally {
      stops.current.delete(key)
    }
  }

  return {
    files,
    send: (chosen: readonly File[], needId?: string) => {
      for (const file of chosen) void send(crypto.randomUUID(), file, needId)
    },
    retry: (key: string) => again.current.get(key)?.(),
    remove: (key: string) => {
      stops.current.get(key)?.abort()
      setFiles((all) => all.filter((file) => file.key !== key))
    },
  }
}
