import type { Product } from '@proverka/domain/orders'
import { Panel } from '@proverka/ui/frame'
import { CouponForm } from '@proverka/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { LinkButton } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { getApi } from '../../../runtime/data/api.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { codeOfError, messageOfError } from '../../../runtime/error/status-of-error.ts'
import * as css from './checkout.css.ts'
import { applyCoupon, couponOf, discountOf, removeCoupon } from './coupon.ts'
import { cartAtom } from './state.ts'

/** A promo code for the order: what it takes off, or why it takes nothing off (DEC-03). */
export function CouponField({ ordered }: { ordered: readonly Product[] }) {
  const code = couponOf(useAtomValue(cartAtom))
  const check = useMutation({
    mutationFn: (typed: string) => getApi().products.checkCoupon({ body: { code: typed } }),
    onSuccess: (known) => applyCoupon(known.code),
  })
  const isAboutCode = codeOfError(check.error)?.startsWith('coupon/') ?? false
  const [isOpen, setOpen] = useState(false)
  const notice = ordered.find(({ coupon_notice }) => coupon_notice)?.coupon_notice
  if (!code && !isOpen) {
    return (
      <p className={css.couponOpener}>
        <LinkButton onClick={() => setOpen(true)}>Есть промокод?</LinkButton>
      </p>
    )
  }
  const remove = () => {
    setOpen(true)
    removeCoupon()
  }
  return (
    <Panel>
      <div className={css.coupon}>
        <CouponForm
          {...(code && { applied: { code, discount: discountOf(ordered), ...(notice && { notice }) } })}
          takesFocus={isOpen}
          onRemove={remove}
          onSubmit={({ code: typed }) => check.mutate(typed)}
          loading={check.isPending}
          {...(isAboutCode && { refusals: { code: messageOfError(check.error) } })}
          {...(check.error && !isAboutCode && { error: <ErrorText error={check.error} /> })}
        />
      </div>
    </Panel>
  )
}
