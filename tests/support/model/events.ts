export * from '../../../machines/model/events.ts';
