export * from '../../../machines/model/explore.ts';
