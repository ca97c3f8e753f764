import type { PaymentProviderName, WindowOrigins } from '../../platform/config/sites.ts'

/**
 * What the windows open and ask in addition to their script. Frames of banks (3-D Secure) are nested in those of the
 * service and under its policy. The services publish no list: these are the origins that policies of shops with their
 * windows have in common; a site names more of them in its table.
 */
export const WINDOW_ORIGINS: Readonly<Record<PaymentProviderName, WindowOrigins>> = {
  test: {},
  money: {
    frame: ['https://yoomoney.ru', 'https://yookassa.ru'],
    connect: ['https://yoomoney.ru', 'https://yookassa.ru'],
    img: ['https://yookassa.ru'],
  },
  card: {
    frame: ['https://widget.cloudpayments.ru'],
    connect: [
      'https://widget.cloudpayments.ru',
      'https://api.cloudpayments.ru',
      'https://intent-api.cloudpayments.ru',
    ],
    img: ['https://widget.cloudpayments.ru'],
  },
}
