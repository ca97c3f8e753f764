import type { Product } from '@proverka/domain/orders'
import { Panel } from '@proverka/ui/frame'
import { CouponForm } from '@proverka/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { getApi } from '../app/api.ts'
import { messageOfError, statusOfError } from '../error/status-of-error.ts'
import { applyCoupon, couponOf, discountOf, removeCoupon } from './coupon.ts'
import { cartAtom } from './state.ts'

const UNKNOWN = 404
const USED = 409

/** A promo code for the order: what it takes off, or why it takes nothing off (DEC-03). */
export function CouponField({ ordered }: { ordered: readonly Product[] }) {
  const code = couponOf(useAtomValue(cartAtom))
  const check = useMutation({
    mutationFn: (typed: string) => getApi().products.checkCoupon({ body: { code: typed } }),
    onSuccess: (known) => applyCoupon(known.code),
  })
  const status = check.error ? statusOfError(check.error) : undefined
  const isAboutCode = status === UNKNOWN || status === USED
  const notice = ordered.find(({ coupon_notice }) => coupon_notice)?.coupon_notice
  return (
    <Panel title="Промокод" padded>
      <CouponForm
        {...(code && { applied: { code, discount: discountOf(ordered), ...(notice && { notice }) } })}
        onRemove={removeCoupon}
        onSubmit={({ code: typed }) => check.mutate(typed)}
        loading={check.isPending}
        {...(isAboutCode && { refusals: { code: messageOfError(check.error) } })}
        {...(check.error && !isAboutCode && { error: messageOfError(check.error) })}
      />
    </Panel>
  )
}
