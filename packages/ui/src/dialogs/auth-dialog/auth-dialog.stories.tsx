import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { Link, LinkButton } from '../../primitives/link/link.tsx'
import { LegalDialog } from '../legal-dialog/legal-dialog.tsx'
import { expectOnTop, expectWindow, storyWindows } from '../modal/story-window.ts'
import { AuthDialog } from './auth-dialog.tsx'
import type { AuthView } from './auth-dialog.tsx'

const meta = {
  title: 'Диалоги/Вход',
  component: AuthDialog,
  parameters: {
    behind: 'search',
    guide: {
      about: 'Вход, регистрация и сброс пароля в одной панели справа.',
      use: 'Когда делу нужен кабинет: вход, регистрация и сброс пароля в одной панели, страница остается на месте.',
      avoid: 'На оформлении заказа гостя: там хватает почты и телефона, берите «Заказ гостя».',
    },
    layout: 'fullscreen',
  },
  args: {
    open: true,
    onClose: fn(),
    view: 'login',
    onView: fn(),
    logo: 'parcel',
    brandName: 'Проверка',
    brandNote: 'недвижимости',
    login: { onSubmit: fn() },
    register: {
      onSubmit: fn(),
      consentLinks: {
        offer: <Link href="#offer">публичной оферты</Link>,
        personalData: <Link href="#pd">согласие на обработку персональных данных</Link>,
        marketing: <Link href="#emails">письма</Link>,
      },
    },
    reset: { onSubmit: fn() },
    note: 'Отчет можно купить и без входа: хватит почты и телефона.',
  },
} satisfies Meta<typeof AuthDialog>

export default meta

type Story = StoryObj<typeof meta>

function Switching(args: React.ComponentProps<typeof AuthDialog>) {
  const [view, setView] = useState<AuthView>(args.view)
  return <AuthDialog {...args} view={view} onView={setView} />
}
export const Login: Story = { name: 'Вход' }
export const Switch: Story = {
  name: '[AUTH-01, AUTH-02, AUTH-03, AUTH-04] Три формы',
  render: (args) => <Switching {...args} />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Вход' })
    await userEvent.click(screen.getByRole('button', { name: 'Забыли пароль?' }))
    await expect(screen.getByRole('dialog', { name: 'Сброс пароля' })).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Прислать пароль' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Вход' }))
    await expect(screen.getByRole('button', { name: 'Войти' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Регистрация' }))
    await expect(screen.getByRole('button', { name: 'Зарегистрироваться' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Вход' }))
    await expect(screen.getByRole('button', { name: 'Войти' })).toBeInTheDocument()
  },
}
export const Register: Story = { name: 'Регистрация', args: { view: 'register' } }
export const Reset: Story = { name: 'Сброс', args: { view: 'reset' } }
const way = {
  target: { accusative: 'заказ 10\u00a0005', nominative: 'Заказ 10\u00a0005', waits: 'ждет' },
  supportEmail: 'help@realty.localhost',
}
export const Way: Story = {
  name: '[TRUE-11] Дорога: войти, чтобы открыть заказ',
  args: { way: { ...way, link: { onSend: fn(async () => undefined) } } },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: /^Войдите, чтобы открыть заказ 10\s005$/ })
    await userEvent.click(screen.getByRole('button', { name: 'Прислать ссылку' }))
    await expect(args.way?.link?.onSend).toHaveBeenCalledOnce()
  },
}
export const WayUsed: Story = {
  name: '[TRUE-11] Дорога: ссылка уже сработала, войти можно и с паролем',
  args: {
    way: {
      ...way,
      link: {
        state: { kind: 'used', at: '12.09.2026 в 14:46', sentTo: 'm···a@example.test' },
        onSend: fn(async () => 'Слишком много запросов, подождите минуту и повторите'),
      },
    },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Эта ссылка уже сработала' })
    // The form keeps what was typed while it is out of sight.
    await expect(screen.getByLabelText('Пароль')).not.toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Прислать новую ссылку' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(/подождите\sминуту/)
    await userEvent.click(screen.getByRole('button', { name: /^Войти с\sпаролем$/ }))
    await expect(screen.getByLabelText('Пароль')).toBeVisible()
  },
}
export const WayExpired: Story = {
  name: 'Дорога: срок ссылки вышел',
  args: {
    way: {
      ...way,
      link: {
        state: { kind: 'expired', at: '13.09.2026, 14:43', sentTo: 'm···a@example.test' },
        onSend: fn(async () => undefined),
      },
    },
  },
}
export const WaySent: Story = {
  name: 'Дорога: новая ссылка ушла',
  args: {
    way: {
      ...way,
      link: {
        state: { kind: 'sent', at: '15:02', sentTo: 'm···a@example.test', sentAt: 0 },
        onSend: fn(async () => undefined),
      },
    },
  },
}
export const WayPhone: Story = {
  ...WayExpired,
  name: 'Дорога на телефоне',
  globals: { viewport: { value: 'phone' } },
}
export const Refused: Story = {
  name: 'Отказ',
  args: { login: { onSubmit: fn(), error: 'Неверный логин или пароль', initialEmail: 'marina@example.ru' } },
}
export const Kept: Story = {
  name: 'Введенное не теряется при переходе',
  render: (args) => <Switching {...args} />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Вход' })
    await userEvent.type(screen.getByRole('textbox', { name: 'Электронная почта' }), 'marina@example.ru')
    await userEvent.click(screen.getByRole('button', { name: 'Забыли пароль?' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Электронная почта' })).toHaveFocus())
    await expect(screen.getByRole('textbox', { name: 'Электронная почта' })).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: 'Вход' }))
    await expect(screen.getByRole('textbox', { name: 'Электронная почта' })).toHaveValue('marina@example.ru')
  },
}
export const Sending: Story = {
  name: 'Отправка: окно не закрыть',
  args: { login: { onSubmit: fn(), loading: true, initialEmail: 'marina@example.ru' } },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toBeDisabled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const SendingElsewhere: Story = {
  name: 'Отправка: другая форма не открывается, окно не закрыть',
  args: { login: { onSubmit: fn(() => new Promise<void>(() => undefined)) } },
  render: (args) => <Switching {...args} />,
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Вход' })
    await userEvent.type(screen.getByRole('textbox', { name: 'Электронная почта' }), 'marina@example.ru')
    await userEvent.type(screen.getByLabelText('Пароль'), 'secret-00{Enter}')
    await expect(args.login.onSubmit).toHaveBeenCalledOnce()
    for (const name of ['Регистрация', 'Забыли пароль?'])
      await expect(screen.getByRole('button', { name })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Регистрация' }))
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog', { name: 'Вход' })).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const SendingBehind: Story = {
  name: 'Отправка формы, которая не на виду: окно не закрыть',
  args: { view: 'register', login: { onSubmit: fn(), loading: true } },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Регистрация' })
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toBeDisabled()
    await expect(screen.getByRole('button', { name: 'Вход' })).toBeDisabled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
function WithOffer(args: React.ComponentProps<typeof AuthDialog>) {
  const [offer, setOffer] = useState(false)
  const links = {
    ...args.register.consentLinks,
    offer: <LinkButton onClick={() => setOffer(true)}>публичной оферты</LinkButton>,
  }
  return (
    <>
      <AuthDialog {...args} register={{ ...args.register, consentLinks: links }} />
      <LegalDialog
        open={offer}
        onClose={() => setOffer(false)}
        title="Публичная оферта"
        sections={[
          { title: 'Общие положения', paragraphs: ['Исполнитель продает отчеты из открытых реестров.'] },
        ]}
      />
    </>
  )
}
export const OfferOnTop: Story = {
  name: '[UI-045, UI-046] Оферта поверх регистрации: видны обе, Escape закрывает оферту',
  tags: ['!dev', '!autodocs'],
  args: { view: 'register' },
  render: (args) => <WithOffer {...args} />,
  play: async ({ args }) => {
    const auth = await screen.findByRole('dialog', { name: 'Регистрация' })
    await userEvent.click(screen.getByRole('button', { name: 'публичной оферты' }))
    const offer = await screen.findByRole('dialog', { name: 'Публичная оферта' })
    await waitFor(() => expect(getComputedStyle(offer).opacity).toBe('1'))
    await expect(offer).toBeVisible()
    await expect(auth).toBeVisible()
    await expectOnTop(offer)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(offer).not.toBeInTheDocument())
    await expect(auth).toBeVisible()
    await expectOnTop(auth)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
const panelWidth = async () => (await screen.findByRole('dialog')).getBoundingClientRect().width
export const Phone: Story = {
  name: 'Телефон: регистрация во всю ширину',
  args: { view: 'register' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().right).toBe(document.documentElement.clientWidth),
    )
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
  },
}
export const Width375: Story = {
  name: '[UI-051] В окне 375 px — во всю ширину',
  globals: { viewport: { value: 'w375' } },
  parameters: { viewport: storyWindows },
  play: async () => {
    await expectWindow(375)
    await expect(await panelWidth()).toBe(window.innerWidth < 576 ? window.innerWidth : 400)
  },
}
export const Width1280: Story = {
  name: '[UI-051] В окне 1280 px — 400 px',
  globals: { viewport: { value: 'w1280' } },
  parameters: { viewport: storyWindows },
  play: async () => {
    await expectWindow(1280)
    await expect(await panelWidth()).toBe(window.innerWidth < 576 ? window.innerWidth : 400)
  },
}
function Opened(args: React.ComponentProps<typeof AuthDialog>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Войти в кабинет</Button>
      <AuthDialog {...args} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
export const RightEdge: Story = {
  name: '[UI-050] Стоит справа, выезжает по оси x',
  args: { open: false },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти в кабинет' }))
    const dialog = await screen.findByRole('dialog', { name: 'Вход' })
    const moves = await waitFor(() => {
      const found = dialog.getAnimations()
      if (found.length === 0) throw new Error('the panel does not move yet')
      return found
    })
    const placeAt = (share: number) => {
      for (const move of moves) {
        move.pause()
        move.currentTime = share * Number(move.effect?.getComputedTiming().duration)
      }
      const { left, top, right } = dialog.getBoundingClientRect()
      return { left: Math.round(left), top: Math.round(top), right: Math.round(right) }
    }
    const edge = document.documentElement.clientWidth
    const [first, middle, last] = [placeAt(0), placeAt(0.3), placeAt(1)]
    await expect(first.left).toBe(edge)
    await expect(middle.left).toBeLessThan(first.left)
    await expect(middle.left).toBeGreaterThan(last.left)
    await expect(last.right).toBe(edge)
    await expect([first.top, middle.top, last.top]).toEqual([0, 0, 0])
    for (const move of moves) move.finish()
  },
}
