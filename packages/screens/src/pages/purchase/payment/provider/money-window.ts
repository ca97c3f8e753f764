import type { ShowProviderWindow } from './provider-window.ts'

interface MoneyWidget {
  on(event: 'success' | 'fail' | 'modal_close', listener: () => void): void
  render(): Promise<void>
  destroy(): void
}

interface MoneyOptions {
  readonly confirmation_token: string
  readonly customization: { readonly modal: true }
  readonly error_callback: (error: unknown) => void
}

declare global {
  interface Window {
    YooMoneyCheckoutWidget?: new (options: MoneyOptions) => MoneyWidget
  }
}

/** The window of the money service: the confirmation token says all about the payment. */
export const showMoneyWindow: ShowProviderWindow = ({ token, closing }) =>
  new Promise((resolve, reject) => {
    const Widget = window.YooMoneyCheckoutWidget
    if (!Widget) throw new Error('Скрипт платежной службы не принес окна оплаты')
    const widget = new Widget({
      confirmation_token: token,
      customization: { modal: true },
      error_callback: (error) => {
        console.error('Окно оплаты сообщило об ошибке', error)
        resolve('error')
      },
    })
    const end = (result: 'success' | 'error' | 'closed') => () => {
      resolve(result)
      widget.destroy()
    }
    closing.addEventListener('abort', end('closed'))
    widget.on('success', end('success'))
    widget.on('fail', end('error'))
    widget.on('modal_close', end('closed'))
    widget.render().catch(reject)
  })
