/** What is said of a price without the discount of a coupon that its holder has had, or has in another order (DEC-03). */
export function couponTakenText(code: string): string {
  return `Промокод ${code.trim().toUpperCase()} действует один раз: он уже применен в другом вашем заказе. Цена указана без скидки.`
}
