/** Words for an unpaid order whose prices are over: its coupon is free again, and it is paid by the prices of today. */
export const EXPIRED_ORDER = {
  /** Under each part in a list. */
  mark: 'Цена устарела, деньги не списаны',
  title: 'Цена этого заказа устарела',
  text: 'Заказ долго не был оплачен, поэтому его цена больше не действует, а промокод из него снова свободен. Состав сохранился: заказать заново не нужно. Посчитаем по сегодняшним ценам и покажем сумму до оплаты.',
  action: 'Оплатить по сегодняшней цене',
} as const
