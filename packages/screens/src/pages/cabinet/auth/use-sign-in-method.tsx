import { ApiError } from '@proverka/api'
import { formatDateTime, formatTime } from '@proverka/domain'
import type { SignInMethod, LinkState } from '@proverka/ui/dialogs'
import { useEffect, useState } from 'react'
import { getApi } from '../../../runtime/data/api.ts'
import type { RefusedLinkOfEmail } from '../../../runtime/dialogs/stack.ts'
import { useSupport } from '../../../runtime/brand/use-support.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { linkRequestOf, returnTarget } from './return-target.ts'

/** The data of the sign-in panel: the return target, the state of the link, and sending a fresh one (TRUE-11). */
export function useSignInMethod(
  path: string | undefined,
  link: RefusedLinkOfEmail | undefined,
): SignInMethod | undefined {
  const support = useSupport()
  const [state, setState] = useState<LinkState | undefined>(() => link && toState(link))
  const orderNumber = useOrderNumber(path, link)
  if (path === undefined) return undefined
  const request = link ? { link: link.token } : orderNumber === undefined ? undefined : linkRequestOf(path)
  return {
    target: returnTarget(path, orderNumber),
    supportEmail: support.email,
    ...(request && {
      link: {
        ...(state && { state }),
        async onSend() {
          try {
            const { sent_to, sent_at } = await getApi().auth.sendSignInLink({ body: request })
            setState({ kind: 'sent', at: formatTime(sent_at), sentTo: sent_to, sentAt: Date.now() })
            return undefined
          } catch (error) {
            console.error('Ссылка не отправлена', error)
            return error instanceof ApiError ? (
              <ErrorText error={error} />
            ) : (
              'Сервер не ответил, ссылка не отправлена. Попробуйте еще раз'
            )
          }
        },
      },
    }),
  }
}

/** The number of the order behind the page: the refused link says it, else the server does. */
function useOrderNumber(path: string | undefined, link: RefusedLinkOfEmail | undefined) {
  const [number, setNumber] = useState<number | undefined>(link?.order_number ?? undefined)
  const request = path === undefined || link ? undefined : linkRequestOf(path)
  const id = request && ('order_id' in request ? request.order_id : request.order_item_id)
  useEffect(() => {
    if (id === undefined) return undefined
    let isGone = false
    getApi()
      .auth.getLinkTarget({ params: { id } })
      .then(({ order_number }) => {
        if (!isGone) setNumber(order_number)
      })
      .catch((error: unknown) => {
        console.error('Номер заказа не пришел', error)
      })
    return () => {
      isGone = true
    }
  }, [id])
  return number
}

const KINDS = {
  'auth/link-used': 'used',
  'auth/link-expired': 'expired',
  'auth/link-replaced': 'replaced',
} as const

function toState({ code, at, sent_to }: RefusedLinkOfEmail): LinkState {
  const kind = KINDS[code]
  const instant = formatDateTime(at).replace(' МСК', '')
  return { kind, at: kind === 'expired' ? instant : instant.replace(', ', ' в '), sentTo: sent_to }
}
