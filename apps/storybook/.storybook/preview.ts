import '@proverka/ui/theme'
import type { Preview } from '@storybook/react-vite'

const preview: Preview = {
  tags: ['test'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: { storySort: { order: ['Основы', 'Части', 'Каркас', 'Отчет', 'Заказ', 'Поля', 'Формы', 'Диалоги'] } },
    viewport: {
      options: {
        phone: { name: 'Телефон, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Планшет, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Компьютер, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    brand: {
      name: 'Бренд',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'realty', title: 'Недвижимость' },
          { value: 'fiz', title: 'Физлица' },
        ],
      },
    },
    scheme: {
      name: 'Тема',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Светлая' },
          { value: 'dark', title: 'Темная' },
        ],
      },
    },
  },
  initialGlobals: { brand: 'realty', scheme: 'light' },
  decorators: [
    (Story, { globals, parameters }) => {
      const root = document.documentElement
      root.lang = 'ru'
      root.dataset['brand'] = String(globals['brand'])
      root.dataset['theme'] = String(globals['scheme'])
      document.body.dataset['ground'] = parameters['ground'] === 'grey' ? 'grey' : 'paper'
      return Story()
    },
  ],
}

export default preview
