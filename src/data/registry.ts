import {bankHolidaysSchema} from './bank-holidays/bank-holidays.schema';
import {bankHolidays} from './bank-holidays/bank-holidays';
import {brandSchema} from './brand/brand.schema';
import {brand} from './brand/brand';
import {careersSchema} from './careers/careers';
import {careers} from './careers/careers';
import {companiesSchema, entitySchema, workStagesSchema} from './companies/companies';
import {companies, groupEntity, workStages} from './companies/companies';
import {contactSchema} from './contact/contact';
import {contact} from './contact/contact';
import {designServicesSchema} from './design/design';
import {designServices} from './design/design';
import {groupSchema} from './group/group';
import {group} from './group/group';
import {internationalSchema} from './international/international';
import {international} from './international/international';
import {joinerySchema} from './joinery/joinery';
import {joinery} from './joinery/joinery';
import {navigationSchema} from './navigation/navigation';
import {navigation} from './navigation/navigation';
import {policiesSchema} from './policies/policies';
import {policies} from './policies/policies';
import {processesSchema} from './processes/processes';
import {processes} from './processes/processes';
import {rolesSchema} from './roles/roles';
import {roles} from './roles/roles';
import {routesSchema} from './routes/routes';
import {routes} from './routes/routes';
import {
  constructionPagesSchema,
  constructionSlugs,
  servicesSchema,
  serviceSlugs,
} from './services/services';
import {
  constructionPages,
  constructionServices,
  homeServices,
  managementServices,
  services,
} from './services/services';

/**
 * Every fact of the site with the schema it must match, by the name under which its module
 * exports it. The facts plugin checks all of them; a new data module is added here.
 */
export const registry = {
  bankHolidays: {
    file: 'src/data/bank-holidays/bank-holidays.ts',
    schema: bankHolidaysSchema,
    value: bankHolidays,
  },
  brand: {file: 'src/data/brand/brand.ts', schema: brandSchema, value: brand},
  groupEntity: {file: 'src/data/companies/companies.ts', schema: entitySchema, value: groupEntity},
  companies: {file: 'src/data/companies/companies.ts', schema: companiesSchema, value: companies},
  workStages: {
    file: 'src/data/companies/companies.ts',
    schema: workStagesSchema,
    value: workStages,
  },
  navigation: {
    file: 'src/data/navigation/navigation.ts',
    schema: navigationSchema,
    value: navigation,
  },
  services: {file: 'src/data/services/services.ts', schema: servicesSchema, value: services},
  constructionPages: {
    file: 'src/data/services/services.ts',
    schema: constructionPagesSchema,
    value: constructionPages,
  },
  homeServices: {file: 'src/data/services/services.ts', schema: serviceSlugs, value: homeServices},
  managementServices: {
    file: 'src/data/services/services.ts',
    schema: serviceSlugs,
    value: managementServices,
  },
  constructionServices: {
    file: 'src/data/services/services.ts',
    schema: constructionSlugs,
    value: constructionServices,
  },
  joinery: {file: 'src/data/joinery/joinery.ts', schema: joinerySchema, value: joinery},
  designServices: {
    file: 'src/data/design/design.ts',
    schema: designServicesSchema,
    value: designServices,
  },
  group: {file: 'src/data/group/group.ts', schema: groupSchema, value: group},
  roles: {file: 'src/data/roles/roles.ts', schema: rolesSchema, value: roles},
  policies: {file: 'src/data/policies/policies.ts', schema: policiesSchema, value: policies},
  contact: {file: 'src/data/contact/contact.ts', schema: contactSchema, value: contact},
  careers: {file: 'src/data/careers/careers.ts', schema: careersSchema, value: careers},
  processes: {file: 'src/data/processes/processes.ts', schema: processesSchema, value: processes},
  international: {
    file: 'src/data/international/international.ts',
    schema: internationalSchema,
    value: international,
  },
  routes: {file: 'src/data/routes/routes.ts', schema: routesSchema, value: routes},
};

export type Registry = typeof registry;
export type FactName = keyof Registry;
