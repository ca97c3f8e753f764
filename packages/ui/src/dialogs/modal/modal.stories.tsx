import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { AddressField } from '../../fields/address-field/address-field.tsx'
import { DateField } from '../../fields/date-field/date-field.tsx'
import { Textarea } from '../../fields/textarea/textarea.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Modal } from './modal.tsx'
import { expectOnTop } from './story-window.ts'

const meta = {
  title: 'Диалоги/Основа',
  component: Modal,
  parameters: {
    guide: {
      about: 'Основа каждого окна: заголовок, крестик, фокус внутри, страница под окном не прокручивается.',
      use: 'Под каждым диалогом: заголовок, крестик, ловушка фокуса, стопка. Новый диалог собирают на ней.',
      avoid:
        'Если сообщение не требует ответа, берите «Уведомления»; если можно остаться на странице — раскройте на месте.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj

export const Default: Story = {
  name: 'Обычное: заголовок, пояснение, поле, действие',
  args: {
    open: true,
    onClose: fn(),
    title: 'Написать в поддержку',
    note: 'Ответим на почту за рабочий день',
    children: (
      <div style={{ display: 'grid', gap: 20, justifyItems: 'start' }}>
        <Textarea label="Что случилось" name="text" value="Отчет по заказу не открывается" onChange={fn()} />
        <Button>Отправить</Button>
      </div>
    ),
  },
}
function Pair() {
  const [first, setFirst] = useState(false)
  const [second, setSecond] = useState(false)
  return (
    <>
      <Button onClick={() => setFirst(true)}>Открыть</Button>
      <Modal open={first} onClose={() => setFirst(false)} title="Первый">
        <Button onClick={() => setSecond(true)}>Еще один</Button>
      </Modal>
      <Modal open={second} onClose={() => setSecond(false)} title="Второй" width={400}>
        <p>Поверх первого.</p>
      </Modal>
    </>
  )
}

export const Stack: Story = {
  name: '[UI-046] Стопка: Escape закрывает верхний',
  tags: ['!dev', '!autodocs'],
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
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div style={{ height: 2000 }}>
      <Pair />
    </div>
  ),
  play: async ({ canvas }) => {
    const overflow = () => {
      const { body, documentElement } = document
      return [getComputedStyle(body).overflowY, getComputedStyle(documentElement).overflowY]
    }
    const before = overflow()
    await expect(before).not.toContain('hidden')
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }))
    await waitFor(() => expect(overflow()).toContain('hidden'))
    await userEvent.click(await screen.findByRole('button', { name: 'Еще один' }))
    await screen.findByRole('dialog', { name: 'Второй' })
    await expect(overflow()).toContain('hidden')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Второй' })).toBeNull())
    await expect(overflow()).toContain('hidden')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(overflow()).toEqual(before))
  },
}
const names = ['Первый', 'Второй', 'Третий']
function Tower() {
  const [depth, setDepth] = useState(0)
  return (
    <>
      <Button onClick={() => setDepth(1)}>Открыть</Button>
      {names.map((name, place) => (
        <Modal key={name} open={depth > place} onClose={() => setDepth(place)} title={name}>
          <Button onClick={() => setDepth(place + 2)}>Дальше из «{name}»</Button>
        </Modal>
      ))}
    </>
  )
}
export const Three: Story = {
  name: '[UI-046] Три друг на друге: новый сверху, Escape снимает по одному',
  tags: ['!dev', '!autodocs'],
  render: () => <Tower />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Открыть' })
    await userEvent.click(trigger)
    const seen: HTMLElement[] = []
    for (const name of names) {
      const dialog = await screen.findByRole('dialog', { name })
      await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
      await expectOnTop(dialog)
      for (const lower of seen) await expect(lower).toBeVisible()
      seen.push(dialog)
      if (seen.length < names.length)
        await userEvent.click(screen.getByRole('button', { name: `Дальше из «${name}»` }))
    }
    for (let left = names.length - 1; left >= 0; left -= 1) {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(seen[left]).not.toBeInTheDocument())
      for (const lower of seen.slice(0, left)) await expect(lower).toBeVisible()
      const top = seen[left - 1]
      if (top) await expectOnTop(top)
    }
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
const keep = fn()
function WithParts() {
  const [address, setAddress] = useState('')
  const [date, setDate] = useState('2026-03-14')
  return (
    <Modal open onClose={keep} title="Сведения о сделке">
      <AddressField
        label="Адрес"
        name="address"
        value={address}
        onChange={setAddress}
        load={async () => [{ value: 'г Образцовск, ул Кленовая, д 14', data: {} }]}
      />
      <DateField label="Дата договора" name="date" value={date} onChange={setDate} />
    </Modal>
  )
}
export const InnerEscape: Story = {
  name: 'Escape внутри закрывает подсказки и календарь, а не окно',
  beforeEach: () => {
    keep.mockClear()
  },
  render: () => <WithParts />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /Сведения/ })
    const isKept = async () => {
      await expect(dialog).not.toHaveAttribute('data-ending-style')
      await expect(keep).not.toHaveBeenCalled()
    }
    await userEvent.type(screen.getByRole('combobox', { name: 'Адрес' }), 'Кле')
    await screen.findByRole('option', {}, { timeout: 3000 })
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('option')).toBeNull()
    await isKept()

    await userEvent.click(screen.getByRole('button', { name: /календарь/i }))
    const calendar = await screen.findByRole('dialog', { name: /^Календарь/ }, { timeout: 5000 })
    await waitFor(() => expect(calendar.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(calendar).not.toBeInTheDocument())
    await isKept()

    await userEvent.keyboard('{Escape}')
    await expect(keep).toHaveBeenCalledOnce()
  },
}
function Fields() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Написать</Button>
      <Button variant="secondary">Под окном</Button>
      <Modal open={open} onClose={() => setOpen(false)} title="Письмо" note={'Ответим за день'}>
        <label>
          Тема <input />
        </label>
        <Button>Отправить</Button>
      </Modal>
    </>
  )
}
export const Focus: Story = {
  name: 'Фокус: в первое поле, не наружу, назад к кнопке',
  tags: ['!dev', '!autodocs'],
  render: () => <Fields />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Написать' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Письмо' })
    await expect(dialog).toHaveAccessibleDescription(/Ответим за\sдень/)
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Тема' })).toHaveFocus())
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab()
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
export const Phone: Story = {
  name: 'Телефон: лист снизу, прокрутка внутри',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Modal open onClose={fn()} title="Очень длинное название документа, которое занимает две строки">
      {Array.from({ length: 40 }, (_, i) => (
        <p key={i}>Строка {i + 1}. Сведения реестра, и что они значат.</p>
      ))}
      <Button>Понятно</Button>
    </Modal>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight))
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight)
  },
}
