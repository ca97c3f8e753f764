import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { ShareReportDialog } from './share-report-dialog.tsx'

const link = { url: 'https://realty.localhost/report/00000000/?key=0000', expires: '2026-11-28T11:05:00Z' }

const meta = {
  title: 'Диалоги/Показать отчет другому',
  component: ShareReportDialog,
  parameters: {
    behind: 'report',
    guide: {
      about: 'Ссылка на отчет с концом срока: кто ее откроет, до какого дня и как отозвать.',
      use: 'Дать прочесть отчет супругу, юристу или банку: срок, кто откроет, что увидит и как отозвать — на одном экране.',
      avoid: 'Для номера или ссылки без срока хватит «Скопировать», для бонуса берите «Приглашение».',
    },
    layout: 'fullscreen',
  },
  args: {
    open: true,
    onClose: fn(),
    report: 'Проверка собственника, заказ 10\u00a0531',
    terms: [
      { value: '1', label: 'Сутки' },
      { value: '7', label: '7 дней' },
      { value: '30', label: '30 дней' },
    ],
    audience: 'Любой, у кого есть ссылка. Входить не нужно.',
    contents: 'Отчет целиком. Ваши почта, телефон и другие заказы не видны.',
    onCreate: fn(),
    onRevoke: fn(),
    onCopied: fn(),
  },
} satisfies Meta<typeof ShareReportDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Fresh: Story = {
  name: 'Ссылки еще нет: выбор срока',
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Показать отчет другому' })
    await userEvent.click(screen.getByRole('radio', { name: /7\sдней/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Создать ссылку' }))
    await expect(args.onCreate).toHaveBeenCalledWith('7')
  },
}
export const Shared: Story = {
  name: 'Ссылка работает: срок, кто видит, копирование',
  args: { link },
  play: async ({ args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveTextContent('28.11.2026, 14:05 МСК')
    await expect(dialog).toHaveTextContent('Любой, у кого есть ссылка')
    await userEvent.click(screen.getByRole('button', { name: 'Скопировать' }))
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce())
    await expect(write).toHaveBeenCalledWith(link.url)
  },
}
function Revoking(args: React.ComponentProps<typeof ShareReportDialog>) {
  const [isShared, setShared] = useState(true)
  return (
    <ShareReportDialog
      {...args}
      link={isShared ? link : undefined}
      onRevoke={() => {
        setShared(false)
        args.onRevoke()
      }}
    />
  )
}
export const Revoked: Story = {
  name: 'Отзыв спрашивает один раз',
  tags: ['!dev', '!autodocs'],
  render: (args) => <Revoking {...args} />,
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Отозвать ссылку' }))
    const question = await screen.findByRole('dialog', { name: 'Отозвать ссылку?' })
    // The key goes to what has the focus, which comes a frame after the dialog.
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Отозвать ссылку?' })).toBeNull())
    await expect(args.onRevoke).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Отозвать ссылку' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Отозвать' }))
    await expect(args.onRevoke).toHaveBeenCalledOnce()
    await expect(await screen.findByRole('button', { name: 'Создать ссылку' })).toBeInTheDocument()
  },
}
export const Busy: Story = { name: 'Создаем ссылку', args: { busy: true } }
export const Failed: Story = {
  name: 'Не получилось',
  args: { error: 'Ссылка не создана: сервер не ответил. Попробуйте еще раз.' },
}
export const Phone: Story = { name: 'Телефон', args: { link }, globals: { viewport: { value: 'phone' } } }
