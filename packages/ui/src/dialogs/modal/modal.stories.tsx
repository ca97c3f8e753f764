import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { Modal } from './modal.tsx'

const meta = { title: 'Диалоги/Основа' } satisfies Meta

export default meta

type Story = StoryObj

function Pair({ keepOnBackdrop = false }: { keepOnBackdrop?: boolean }) {
  const [first, setFirst] = useState(false)
  const [second, setSecond] = useState(false)
  return (
    <>
      <Button onClick={() => setFirst(true)}>Открыть</Button>
      <Modal open={first} onClose={() => setFirst(false)} title="Первый" keepOnBackdrop={keepOnBackdrop}>
        <Button onClick={() => setSecond(true)}>Еще один</Button>
      </Modal>
      <Modal open={second} onClose={() => setSecond(false)} title="Второй" width={400}>
        <p>Поверх первого.</p>
      </Modal>
    </>
  )
}

export const Stack: Story = {
  name: '[UI-045, UI-046] Стопка: Escape закрывает верхний',
  render: () => <Pair />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Открыть' })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('button', { name: 'Еще один' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Второй' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Второй' })).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Первый' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
export const ScrollLock: Story = {
  name: '[UI-047] Страница под диалогом стоит',
  render: () => (
    <div style={{ height: 2000 }}>
      <Pair />
    </div>
  ),
  play: async ({ canvas }) => {
    const locked = () =>
      [document.body, document.documentElement].some(
        (element) => getComputedStyle(element).overflowY === 'hidden',
      )
    await expect(locked()).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Еще один' }))
    await waitFor(() => expect(locked()).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Второй' })).toBeNull())
    await expect(locked()).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(locked()).toBe(false))
  },
}
const backdrop = () => document.querySelector<HTMLElement>('[role="presentation"][data-open]')
export const Backdrop: Story = {
  name: '[UI-048] Нажатие рядом закрывает',
  render: () => <Pair />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }))
    await screen.findByRole('dialog')
    await userEvent.click(backdrop()!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const Kept: Story = {
  name: '[UI-048] Нажатие рядом отключено',
  render: () => <Pair keepOnBackdrop />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }))
    await screen.findByRole('dialog')
    await userEvent.click(backdrop()!)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(screen.getByRole('dialog')).toBeVisible()
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
  name: '[UI-049] Закрытие длится 320 мс',
  render: () => <Timed onClosed={closed} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
    await expect(getComputedStyle(dialog).transitionDuration).toMatch(/^0\.32s/)
    const start = performance.now()
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeInTheDocument()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(performance.now() - start).toBeGreaterThan(280)
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  },
}
const stay = fn()
export const Busy: Story = {
  name: 'Во время отправки не закрывается',
  render: () => (
    <Modal open busy onClose={stay} title="Отправляем">
      <p>Подождите.</p>
    </Modal>
  ),
  play: async () => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toBeDisabled()
    await expect(stay).not.toHaveBeenCalled()
  },
}
