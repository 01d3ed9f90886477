export * from '../../../machines/model/walks.ts';
