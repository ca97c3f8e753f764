import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { expectWindow, storyWindows } from '../modal/story-window.ts'
import { SearchResultsDialog } from './search-results-dialog.tsx'

const meta = {
  title: 'Диалоги/Выбор объекта',
  component: SearchResultsDialog,
  parameters: {
    guide: {
      about: 'Подошло несколько объектов: человек выбирает свой.',
      use: 'По запросу нашлось несколько объектов: сравнить номер, площадь и статус и выбрать свой.',
      avoid: 'Один найденный объект открывайте сразу. Для подсказок при вводе берите «Подсказки адресов».',
    },
    layout: 'fullscreen',
  },
  args: {
    open: true,
    onClose: fn(),
    onSelect: fn(),
    onNone: fn(),
    query: 'Кленовая 14 кв 47',
    results: [
      {
        key: 'a',
        number: '00:14:0203005:1047',
        area: '54,3',
        type: 'Квартира',
        address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
        status: '',
      },
      {
        key: 'b',
        number: '00:14:0203005:3311',
        area: '54,1',
        type: 'Квартира',
        address: 'г. Образцовск, ул. Кленовая, д. 14, корп. 2, кв. 47',
        status: 'Ранее учтенный',
      },
      {
        key: 'c',
        number: '00:14:0203005:112',
        area: '2 841,0',
        type: 'Здание',
        address: 'г. Образцовск, ул. Кленовая, д. 14',
        status: '',
      },
      {
        key: 'd',
        number: '00:14:0000000:902',
        area: '53,8',
        type: 'Помещение',
        address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
        status: 'Снят с учета',
      },
    ],
  },
} satisfies Meta<typeof SearchResultsDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '[SEARCH-25, SEARCH-26] Найдено четыре',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Выберите объект' })
    await expect(dialog).toHaveTextContent('Найдено: 4')
    const row = screen.getByRole('row', { name: /0203005:3311/ })
    await expect(row).toHaveTextContent('54,1')
    await expect(row).toHaveTextContent('Квартира')
    await expect(row).toHaveTextContent('г. Образцовск, ул. Кленовая, д. 14, корп. 2, кв. 47')
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать 00:14:0203005:3311' }))
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(args.onSelect).toHaveBeenCalledWith('b')
  },
}
function Choosing(args: React.ComponentProps<typeof SearchResultsDialog>) {
  const [open, setOpen] = useState(true)
  return <SearchResultsDialog {...args} open={open} onSelect={() => setOpen(false)} />
}
export const Chosen: Story = {
  name: '[UI-042] «Выбрать» закрывает окно',
  tags: ['!dev', '!autodocs'],
  render: (args) => <Choosing {...args} />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Выберите объект' })
    await expect(screen.getAllByRole('button', { name: /^Выбрать/ })).toHaveLength(4)
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать 00:14:0203005:112' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
const many = Array.from({ length: 30 }, (_, i) => ({
  key: String(i),
  number: `00:14:0203005:${1000 + i}`,
  area: '54,3',
  type: 'Помещение',
  address: 'Образцовская область, муниципальный округ Приозерный, г. Образцовск, ул. Кленовая, д. 14, кв. 47',
  status: i % 4 === 3 ? 'Снят с учета' : '',
}))
const listOf = (dialog: HTMLElement) => dialog.querySelector('table')!.parentElement!
const greatestHeight = () => (window.innerWidth < 768 ? window.innerHeight * 0.72 : 400)
export const Many: Story = {
  name: '[SEARCH-28] Тридцать строк прокручиваются в 400 px окна 1280 px',
  globals: { viewport: { value: 'w1280' } },
  parameters: { viewport: storyWindows },
  args: { results: many },
  play: async () => {
    await expectWindow(1280)
    const dialog = await screen.findByRole('dialog', { name: 'Выберите объект' })
    await expect(dialog).toHaveTextContent('Найдено: 30')
    const list = listOf(dialog)
    await expect(Number.parseFloat(getComputedStyle(list).maxHeight)).toBeCloseTo(greatestHeight(), 1)
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
  },
}
export const Many375: Story = {
  name: '[SEARCH-28] В окне 375 px список не выше 72vh',
  globals: { viewport: { value: 'w375' } },
  parameters: { viewport: storyWindows },
  args: { results: many },
  play: async () => {
    await expectWindow(375)
    const list = listOf(await screen.findByRole('dialog', { name: 'Выберите объект' }))
    await expect(Number.parseFloat(getComputedStyle(list).maxHeight)).toBeCloseTo(greatestHeight(), 1)
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
  },
}
export const Phone: Story = {
  name: 'Телефон: строки карточками',
  globals: { viewport: { value: 'phone' } },
  args: { results: many },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Выберите объект' })
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1),
    )
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
  },
}
export const NoNumber: Story = {
  name: 'Без номера: выбор назван по адресу',
  args: {
    results: [
      {
        key: 'a',
        number: '',
        area: '',
        type: 'Дом',
        address: 'г. Образцовск, ул. Кленовая, д. 16',
        status: '',
      },
    ],
  },
  play: async ({ args }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Выбрать г. Образцовск, ул. Кленовая, д. 16' }),
    )
    await expect(args.onSelect).toHaveBeenCalledWith('a')
  },
}
export const Statuses: Story = {
  name: '[SEARCH-27] Предупреждение и галочка',
  args: {
    results: ['Аннулирован', 'Снят с учета', 'Ранее учтенный', ''].map((status, i) => ({
      key: String(i),
      number: `00:14:0203005:${i}`,
      area: '10',
      type: 'Здание',
      address: 'г. Образцовск',
      status,
    })),
  },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.getAllByText('Выписка покажет только прошлое')).toHaveLength(2)
    await expect(screen.getByText('Ранее учтенный')).toBeInTheDocument()
    await expect(screen.getByText('Есть в реестре')).toBeInTheDocument()
    await expect(screen.queryByText('Актуально')).not.toBeInTheDocument()
  },
}
export const Details: Story = {
  name: '[SEARCH-23] Подробности спрашиваются один раз',
  args: { onDetails: fn() },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    const more = screen.getAllByRole('button', { name: 'Подробнее' })[0]!
    await userEvent.click(more)
    await userEvent.click(more)
    await userEvent.click(more)
    await expect(args.onDetails).toHaveBeenCalledOnce()
    await expect(args.onDetails).toHaveBeenCalledWith('a')
  },
}
