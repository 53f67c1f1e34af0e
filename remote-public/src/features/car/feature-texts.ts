import { defineMessages, type Message } from 'shared-kit/intl';

/** Features of cars that are widely known, by their English names in lower case. Others are shown as staff typed them. */
export const FEATURE_TEXT: Readonly<Record<string, Message>> = defineMessages({
  'air conditioning': { id: 'car.FEATURE_TEXT.air conditioning', defaultMessage: 'Air conditioning' },
  'unlimited mileage': { id: 'car.FEATURE_TEXT.unlimited mileage', defaultMessage: 'Unlimited mileage' },
  '4x4': { id: 'car.FEATURE_TEXT.4x4', defaultMessage: '4x4' },
  'hill descent control': { id: 'car.FEATURE_TEXT.hill descent control', defaultMessage: 'Hill descent control' },
  'roof rails': { id: 'car.FEATURE_TEXT.roof rails', defaultMessage: 'Roof rails' },
  'electric soft top': { id: 'car.FEATURE_TEXT.electric soft top', defaultMessage: 'Electric soft top' },
  'seven seats': { id: 'car.FEATURE_TEXT.seven seats', defaultMessage: 'Seven seats' },
  'eight seats': { id: 'car.FEATURE_TEXT.eight seats', defaultMessage: 'Eight seats' },
  'cruise control': { id: 'car.FEATURE_TEXT.cruise control', defaultMessage: 'Cruise control' },
  'child-seat anchors': { id: 'car.FEATURE_TEXT.child-seat anchors', defaultMessage: 'Child-seat anchors' },
  'usb charging': { id: 'car.FEATURE_TEXT.usb charging', defaultMessage: 'USB charging' },
  'v8 engine': { id: 'car.FEATURE_TEXT.v8 engine', defaultMessage: 'V8 engine' },
  'heated seats': { id: 'car.FEATURE_TEXT.heated seats', defaultMessage: 'Heated seats' },
  'tow bar': { id: 'car.FEATURE_TEXT.tow bar', defaultMessage: 'Tow bar' },
  'large boot': { id: 'car.FEATURE_TEXT.large boot', defaultMessage: 'Large boot' },
  'rear camera': { id: 'car.FEATURE_TEXT.rear camera', defaultMessage: 'Rear camera' },
  'type 2 charging cable': { id: 'car.FEATURE_TEXT.type 2 charging cable', defaultMessage: 'Type 2 charging cable' },
  'sport suspension': { id: 'car.FEATURE_TEXT.sport suspension', defaultMessage: 'Sport suspension' },
  'leather seats': { id: 'car.FEATURE_TEXT.leather seats', defaultMessage: 'Leather seats' },
});
