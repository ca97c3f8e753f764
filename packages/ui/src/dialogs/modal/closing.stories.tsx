import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { Modal } from './modal.tsx'

const meta = {
  title: 'Диалоги/Закрытие окна',
  component: Modal,
  parameters: {
    guide: {
      about: 'Что закрывает окно: крестик, Escape, нажатие рядом, на телефоне движение вниз.',
      use: 'Окно с недописанной формой или оплатой нажатием рядом не закрывают (keepOnBackdrop), а во время отправки — ничем (busy).',
      avoid: 'Не спрашивайте «Точно закрыть?»: введенное хранится черновиком, и окно можно открыть снова.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj

function One({ keepOnBackdrop = false }: { keepOnBackdrop?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Открыть</Button>
      <Modal open={open} onClose={() => setOpen(false)} title="Первый" keepOnBackdrop={keepOnBackdrop}>
        <p>Поверх страницы.</p>
      </Modal>
    </>
  )
}

const backdrop = () => document.querySelector<HTMLElement>('[role="presentation"][data-open]')
export const Backdrop: Story = {
  name: '[UI-048] Нажатие рядом закрывает',
  tags: ['!dev', '!autodocs'],
  render: () => <One />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }))
    await screen.findByRole('dialog')
    await userEvent.click(backdrop()!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const Kept: Story = {
  name: '[UI-048] Нажатие рядом отключено',
  tags: ['!dev', '!autodocs'],
  render: () => <One keepOnBackdrop />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }))
    await screen.findByRole('dialog')
    await userEvent.click(backdrop()!)
    await expect(screen.getByRole('dialog')).not.toHaveAttribute('data-ending-style')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
function Timed({ onClosed }: { onClosed: () => void }) {
  const [open, setOpen] = useState(true)
  return (
    <Modal open={open} onClose={() => setOpen(false)} onClosed={onClosed} title="Закрывается">
      <p>За треть секунды.</p>
    </Modal>
  )
}
const closed = fn()
export const Closing: Story = {
  name: '[UI-049, CONST-29] Закрытие длится 320 мс',
  tags: ['!dev', '!autodocs'],
  render: () => <Timed onClosed={closed} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).toHaveAttribute('data-ending-style'))
    const moves = dialog.getAnimations()
    for (const move of moves) move.pause()
    await expect(moves.map((move) => move.effect?.getTiming().duration)).toEqual(moves.map(() => 320))
    await expect(moves).not.toHaveLength(0)
    await expect(dialog).toBeInTheDocument()
    for (const move of moves) move.finish()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  },
}
const stay = fn()
export const Busy: Story = {
  name: 'Во время отправки не закрывается ничем',
  render: () => (
    <Modal open busy onClose={stay} title="Отправляем">
      <p>Подождите.</p>
    </Modal>
  ),
  play: async () => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(backdrop()!)
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toBeDisabled()
    await expect(stay).not.toHaveBeenCalled()
  },
}
