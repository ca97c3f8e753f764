import { LINK_COPIED_TEXT } from '@proverka/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { ToastRegion } from '../../primitives/toast/toast.tsx'
import { ReferralDialog } from './referral-dialog.tsx'

const meta = {
  title: 'Диалоги/Приглашение',
  component: ReferralDialog,
  parameters: {
    behind: 'settings',
    guide: {
      about: 'Ссылка-приглашение и что она дает обоим.',
      use: 'Из баланса вошедшего: своя ссылка, код для телефона и условия бонуса до того, как ее отправят.',
      avoid: 'Чтобы показать кому-то отчет, берите «Показать отчет другому»: та ссылка с концом срока.',
    },
    layout: 'fullscreen',
  },
  args: {
    open: true,
    onClose: fn(),
    onCopied: fn(),
    origin: 'https://realty.localhost',
    partnerId: 'p1',
  },
} satisfies Meta<typeof ReferralDialog>

export default meta

type Story = StoryObj<typeof meta>

function WithNotice(args: React.ComponentProps<typeof ReferralDialog>) {
  const [copied, setCopied] = useState(false)
  return (
    <>
      <ReferralDialog {...args} onCopied={() => setCopied(true)} />
      <ToastRegion
        toasts={copied ? [{ id: 'copied', text: LINK_COPIED_TEXT }] : []}
        onDismiss={() => setCopied(false)}
      />
    </>
  )
}

export const Default: Story = {
  name: '[UI-039, REF-05, REF-07] Ссылка и условия',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Пригласить коллегу' })
    await expect(screen.getByRole('textbox', { name: 'Ваша ссылка' })).toHaveValue(
      'https://realty.localhost/?partner_id=p1',
    )
    await expect(
      await screen.findByRole('img', { name: 'QR-код: ваша ссылка', hidden: true }),
    ).toBeInTheDocument()
    for (const words of ['50%', /5\s000/, /15\s000/, /7\s500/, /не\sза\sсрочное/])
      await expect(dialog).toHaveTextContent(words)
  },
}
export const Wide: Story = {
  name: '[UI-053] 900 px на широком экране',
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().width).toBe(Math.min(900, window.innerWidth - 40)),
    )
    await expect(getComputedStyle(dialog).maxWidth).toBe('900px')
  },
}
export const Copied: Story = {
  name: '[REF-06] Скопировано: уведомление поверх окна',
  render: (args) => <WithNotice {...args} />,
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Скопировать' }))
    const notice = await screen.findByText('Ссылка скопирована в буфер обмена')
    await waitFor(() => expect(notice).toBeVisible())
    await expect(write).toHaveBeenCalledWith('https://realty.localhost/?partner_id=p1')
    await expect(screen.getByRole('status', { name: 'Уведомления' })).toHaveTextContent(LINK_COPIED_TEXT)
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}
export const NoLink: Story = {
  name: 'Ссылки еще нет: условия уже видны',
  args: { partnerId: undefined },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Пригласить коллегу' })
    await expect(dialog).toHaveTextContent('Ссылка еще готовится')
    await expect(dialog).toHaveTextContent('50%')
    await expect(screen.queryByRole('button', { name: 'Скопировать' })).toBeNull()
    await expect(dialog.querySelector('figure')).toBeNull()
  },
}
export const Phone: Story = {
  name: 'Телефон: без кода, длинный номер партнера',
  globals: { viewport: { value: 'phone' } },
  args: { partnerId: '00000000-0000-4000-8000-000000000000' },
}
