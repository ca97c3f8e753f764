import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { SearchResultsDialog } from './search-results-dialog.tsx'

const meta = {
  title: 'Диалоги/Выбор объекта',
  component: SearchResultsDialog,
  parameters: { layout: 'fullscreen' },
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
    await expect(screen.getByText('Актуально')).toBeInTheDocument()
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
